import type { APIRequestContext } from '@playwright/test'
import { href } from '~/routing/href'
import type { Locale } from '~content/locale'
import { landingPath } from './landings'
import { findRental, listPath } from './rentals'

type Address = (locale: Locale, request: APIRequestContext) => string | Promise<string>

const antigua = { state: 'sacatepequez', location: 'antigua-guatemala' }

/** The one kind without script, so nothing tells that it is alive. */
export const missingPage = 'a page not found'

/** Every kind of page that the site has, with where to find one. */
export const pageKinds = {
  'the home page': (locale) => href('home', locale),
  'a list': (locale) => listPath('vacationRentals', locale),
  'a list of a region': (locale) => listPath('longTermRentals', locale, { state: antigua.state }),
  'a list of a town': (locale) => listPath('vacationRentals', locale, antigua),
  'a list by town': (locale) => listPath('uniqueStays', locale, {}, { sort: '0' }),
  'a filtered list': (locale) =>
    listPath('housesForSale', locale, {}, { bedroom: '3', minPrice: '100000' }),
  'an empty list': (locale) => listPath('hotels', locale, {}, { capacity: '20', bedroom: '1' }),
  'a top-listing page': (locale) =>
    listPath('vacationRentals', locale, {}, { topListing: 'true', menu: 'none' }),
  'a vacation rental': async (locale, request) =>
    (await findRental(request, 'vacationRentals', locale)).path,
  'a long-term rental': async (locale, request) =>
    (await findRental(request, 'longTermRentals', locale)).path,
  'a house for sale': async (locale, request) =>
    (await findRental(request, 'housesForSale', locale)).path,
  'a hotel': async (locale, request) => (await findRental(request, 'hotels', locale)).path,
  'a landing offer': (locale) => landingPath('offer', locale),
  'a landing made of blocks': (locale) => landingPath('blocks', locale),
  'a landing with a gallery': (locale) => landingPath('weddings', locale),
  'a landing with products': (locale) => landingPath('products', locale),
  'the farm landing': (locale) => landingPath('farm', locale),
  'a landing that is over': (locale) => landingPath('over', locale),
  'the price landing': (locale) => href('landingPrices', locale),
  'the page behind advertisements': (locale) => href('landingOffers', locale),
  'the assistant': (locale) => href('assistant', locale),
  'an answer of the assistant': (locale) =>
    href('assistant', locale, {}, 'q=casa+para+4+en+Antigua'),
  [missingPage]: (locale) => href('vacationRentalsDetail', locale, { ...antigua, slug: 'none' }),
} satisfies Record<string, Address>
