import type { SectionKey } from '~content/section-key'
import type { PageEntry } from './page-entry'
import {
  layoutParameters,
  listingParameters,
  quoteParameter,
  shownWhereParameter,
  stayParameters,
  whereParameter,
} from './parameters'

function section(key: SectionKey, en: string, es: string) {
  const listing = {
    module: 'routes/listings/listing.tsx',
    query: [...listingParameters, whereParameter, shownWhereParameter, ...layoutParameters],
    section: key,
  } as const
  const detail = {
    module: 'routes/listings/detail.tsx',
    query: [...stayParameters, ...layoutParameters],
    ownQuery: [quoteParameter, 'form', 'reported'],
    section: key,
  } as const
  const below = (rest: string) => ({ en: `${en}/guatemala/${rest}`, es: `${es}/guatemala/${rest}` })
  return {
    listing: { paths: { en, es }, ...listing, inSitemap: true },
    region: { paths: below(':state'), ...listing },
    town: { paths: below(':state/:location'), ...listing },
    detail: { paths: below(':state/:location/:slug'), ...detail },
  } satisfies Record<string, PageEntry>
}

const vacationRentals = section('vacationRentals', 'vacation-rentals', 'casas-vacacionales')
const longTermRentals = section('longTermRentals', 'houses-for-rent', 'casas-en-alquiler')
const housesForSale = section('housesForSale', 'houses-for-sale', 'casas-en-venta')
const uniqueStays = section('uniqueStays', 'unique-stays', 'estadias-unicas')
const hotels = section('hotels', 'rent-a-hotel', 'renta-un-hotel')

/** The lists of each section, by country, region and town, and its rentals. */
export const listingPages = {
  vacationRentals: vacationRentals.listing,
  vacationRentalsRegion: vacationRentals.region,
  vacationRentalsTown: vacationRentals.town,
  vacationRentalsDetail: vacationRentals.detail,
  longTermRentals: longTermRentals.listing,
  longTermRentalsRegion: longTermRentals.region,
  longTermRentalsTown: longTermRentals.town,
  longTermRentalsDetail: longTermRentals.detail,
  housesForSale: housesForSale.listing,
  housesForSaleRegion: housesForSale.region,
  housesForSaleTown: housesForSale.town,
  housesForSaleDetail: housesForSale.detail,
  uniqueStays: uniqueStays.listing,
  uniqueStaysRegion: uniqueStays.region,
  uniqueStaysTown: uniqueStays.town,
  uniqueStaysDetail: uniqueStays.detail,
  hotels: hotels.listing,
  hotelsRegion: hotels.region,
  hotelsTown: hotels.town,
  hotelsDetail: hotels.detail,
} as const
