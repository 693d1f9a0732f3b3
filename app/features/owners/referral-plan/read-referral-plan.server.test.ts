import { expect, test, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { ownersEntries } from '../sitemap-entries.server'
import { readReferralPlan } from './read-referral-plan.server'

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async ({ path }: { path: string }, locale: Locale) =>
    path === 'referral-plan' && locale === 'en' ? { title: 'Refer', conditions: '' } : null,
}))

test('the referral plan is a page in the languages in which it is written, for visitors and the sitemap', async () => {
  const { page, translations } = await readReferralPlan('en')
  expect(page.title).toBe('Refer')
  expect(translations).toEqual({ en: {} })
  await expect(readReferralPlan('es')).rejects.toMatchObject({ status: 404 })
  expect(await ownersEntries()).toEqual([
    { page: 'listWithUs', translations: {} },
    { page: 'referralPlan', translations: { en: {} } },
  ])
})
