import { expect, it } from 'vitest'
import * as z from 'zod'
import { currencyCodes } from '~content/currency-code'
import { locales } from '~content/locale'
import { cardHref } from '~/features/catalogue/card/card-href'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { guestsOf } from '~/features/catalogue/filters/guests'
import { mapCards, maxMapCards } from '~/features/catalogue/map/map-cards'
import { mapPins } from '~/features/catalogue/map/map-pins'
import { pinCents } from '~/features/catalogue/map/pin-columns'
import type { ListingMatch } from '~/features/catalogue/search/match-listings'
import { searchListings } from '~/features/catalogue/search/search-listings'
import { typeOfSection } from '~/features/catalogue/section-of'
import { formatMoney } from '~/features/pricing/money/money'
import { readStayChoice } from '~/features/pricing/request/stay-choice'
import { answerVerify } from '~/features/quote-api/answer-verify'
import { runSteps } from '~/platform/process/steps'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { anyListingQuery, anySection, fewFilters } from '~/testing/factories/listing-query'
import { fc, propertyRuns } from '~/testing/fast-check'
import { compareRental } from './compare-rental.server'

const today = '2026-11-21'
const now = new Date(`${today}T15:00:00Z`)
const catalogue = buildCatalogue(demoCatalogue(today))

/** Few filters leave many places, so that each run compares some; half of them with dates, also flexible ones. */
const anySearch = fc.tuple(anySection, fc.constantFrom(...locales)).chain(([section, locale]) =>
  fc
    .tuple(fewFilters(section), anyListingQuery(section), fc.boolean())
    .map(([query, { checkIn, checkOut, flexible, stay, month }, isDated]): ListingMatch => {
      const dated = isDated ? { checkIn, checkOut, flexible, stay, month } : {}
      return { section, locale, now, query: { ...query, ...dated, product: null } }
    }),
)

function cardsOf(search: ListingMatch): ListingCard[] {
  const query = { ...search.query, page: 1, results: 1000 }
  return searchListings(catalogue, { ...search, query }).cards
}

/** The price as it is written in each currency; null on request. */
const writtenPrice = ({ price }: ListingCard) =>
  price.kind === 'onRequest' ? null : currencyCodes.map((code) => price.amount[code])

const verified = z.object({
  products: z.tuple([z.object({ total: z.number(), errors: z.array(z.string()) })]),
})

/** The total that the verify call answers for the stay that a card's link carries. */
function verifiedTotal(card: ListingCard, { section, locale, query }: ListingMatch): number {
  const { searchParams } = new URL(cardHref(card, locale, query), 'https://site.test')
  const { checkIn, checkOut, adult, children, months } = readStayChoice(searchParams)
  const type = typeOfSection[section]
  const term = { longStay: true, months }
  const item = {
    uuid: 'one',
    slug: card.slug,
    startDate: checkIn,
    totalPax: adult + children,
    ...(type === 2 ? { type: 1, ...term } : { type, endDate: checkOut }),
    ...(section === 'hotels' && { fullHotel: true }),
  }
  const requirement = { reservationDetails: [item], currencyCode: query.currency }
  const { body } = answerVerify(catalogue, { requirement }, now.toISOString())
  return verified.parse(body).products[0].total
}

it('is one price on cards, pins and their cards, in the comparison and by the verify call', () => {
  const seen = { pins: 0, compared: 0, verified: 0, flexible: 0 }
  fc.assert(
    fc.property(anySearch, (search) => {
      const { locale, query } = search
      const cards = cardsOf(search)
      const pins = runSteps(mapPins(catalogue, search))
      const placed = cards.filter(({ slug }) => pins.slugs.includes(slug))
      expect(pins.slugs).toEqual(placed.map(({ slug }) => slug))
      for (const [at, card] of placed.entries()) {
        const onPin = currencyCodes.map((code) =>
          formatMoney(pinCents(pins, at, code), pins.symbols[code]),
        )
        expect(pinCents(pins, at, 'USD') > 0 ? onPin : null, card.slug).toEqual(writtenPrice(card))
        seen.pins++
      }

      const slugs = pins.slugs.slice(0, maxMapCards)
      expect(mapCards(catalogue, search, slugs)).toEqual(placed.slice(0, maxMapCards))

      for (const card of cards.slice(0, 4)) {
        const adult = guestsOf(query) - query.children
        const own = { ...query, adult, capacity: null }
        const compared = compareRental({ catalogue, locale, query: own, now }, card.slug)
        expect(compared?.problem).toBeNull()
        expect(compared && writtenPrice(compared.card), card.slug).toEqual(writtenPrice(card))
        expect(compared?.card.stay, card.slug).toEqual(card.stay)
        seen.compared++
        if (card.price.kind !== 'stay') continue
        expect(verifiedTotal(card, search), card.slug).toBe(card.price.total[query.currency])
        seen.verified++
        if (card.stay) seen.flexible++
      }
    }),
    propertyRuns(0.2),
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(propertyRuns(0.05).numRuns)
})
