// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { locales } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { showIn } from '~/testing/show'
import { NextSteps } from './next-steps'
import type { ThankYouSlug } from './thank-you-slug'

vi.mock('~/features/site/contact/use-whatsapp-link', () => ({
  useWhatsAppLink: () => 'https://wa.me/50255500146',
}))

it.each(locales)(
  'says how the answer comes, and claims no choice on a landing, %s',
  async (locale) => {
    const { getFixedT } = await createServerI18n(locale)
    const t = getFixedT(locale, 'confirmation')
    const show = await showIn(locale)
    const lastStep = (slug: ThankYouSlug, isInquiry = false) => {
      const shown = { slug, isInquiry, isSale: false, reference: null }
      const { unmount } = show(<NextSteps {...shown} />)
      const step = screen.getAllByRole('listitem').at(-1)?.textContent
      unmount()
      return step
    }
    expect(lastStep('list-with-us')).toBe(t('lead.steps.answer'))
    expect(lastStep('landing-page')).toBe(t('landing.answer'))
    expect(lastStep('landing-page', true)).toBe(t('inquire.steps.answer'))
  },
)
