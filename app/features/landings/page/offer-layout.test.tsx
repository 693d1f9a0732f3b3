// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { landingTypes, type LandingType } from '~content/landing-type'
import { showIn } from '~/testing/show'
import { OfferLayout } from './offer-layout'

vi.mock('./landing-layout', () => ({
  LandingLayout: ({ children }: { children: ReactNode }) => children,
}))

/** The types of landings that promise a discount on bookings over WhatsApp. */
async function typesWithBanner(locale: 'en' | 'es', words: string): Promise<LandingType[]> {
  const show = await showIn(locale)
  return landingTypes.filter((type) => {
    const { unmount } = show(
      <OfferLayout
        parts={{ type, blocks: [], chat: 'https://wa.me/1' } as never}
        own={{ html: '', until: null, opening: {}, products: null, form: null } as never}
        reply={undefined}
        opening={<h1>Offer</h1>}
        hasFormInOpening
      >
        {null}
      </OfferLayout>,
    )
    const isShown = screen.queryByText(words) !== null
    unmount()
    return isShown
  })
}

it('promises a discount on bookings where the landing is about a stay', async () => {
  const aboutStays = landingTypes.filter((type) => type !== 'housesForSale' && type !== 'owners')
  const words = {
    en: 'Book over WhatsApp in the next 60 minutes and save 10%',
    es: 'Reserve por WhatsApp en los próximos 60 minutos y ahorre el 10 %',
  }
  expect(await typesWithBanner('en', words.en)).toEqual(aboutStays)
  expect(await typesWithBanner('es', words.es)).toEqual(aboutStays)
})
