// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { showIn } from '~/testing/show'
import { buildCatalogue } from '../catalogue'
import { toDetail } from '../detail/to-detail.server'
import { SeenMark } from './seen-mark'
import { seenListAttribute, showSeenRentals } from './show-seen-rentals'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
})

it('remembers a place with its name and its town in each language', async () => {
  const texts = {
    en: rentalText({ name: 'Lake house' }),
    es: rentalText({ name: 'Casa del lago' }),
  }
  const one = rental({ texts })
  const town = { name: { en: 'Old town', es: 'Ciudad vieja' } }
  const payload = cataloguePayload({ rentals: [one] })
  const towns = payload.towns.map((each) => ({ ...each, ...town }))
  const listing = toDetail(buildCatalogue({ ...payload, towns }), one, 'en', '2026-11-21')
  if (!listing) throw new Error('the rental exists in English')
  const show = await showIn('en')
  const { container } = show(
    <>
      <SeenMark listing={listing} />
      <ul {...{ [seenListAttribute]: '' }} />
    </>,
  )
  for (const [language, words] of [
    ['en', 'Lake houseOld town'],
    ['es', 'Casa del lagoCiudad vieja'],
  ] as const) {
    document.documentElement.lang = language
    showSeenRentals()
    expect(container.querySelector('a')?.textContent).toBe(words)
  }
})
