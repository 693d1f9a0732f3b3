import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { localizedText } from '~/features/catalogue/localized-text'
import { rentalText } from '~/features/catalogue/rental-page'
import { sectionOf } from '~/features/catalogue/section-of'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { formatDayInput } from '~/platform/time/day-input'
import { workOutFigures, type ContractFigures } from '../work-out-figures'
import type { EditorValues } from './editor-data'
import { figureText } from './fill-figures'

type Made = { language: Locale; percent: number }

const longestProperty = 200

/**
 * What a new contract begins with: all that is known of its stay, in the language of the contract. Payments follow from
 * the price that the guest saw, by the percentage of the template.
 */
export function valuesOfStay(stay: Stay, { language, percent }: Made): EditorValues {
  const { startDate, endDate, guests, email, guestName, request } = stay
  const known: ContractFigures = {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(request?.total && { fullPayment: request.total }),
  }
  const figures = workOutFigures(known, percent)
  const house = houseOf(stay, language)
  const text = (name: keyof ContractFigures) => figureText(name, figures)
  return {
    fullName: guestName,
    guestEmail: email ?? '',
    property: (house?.name ?? stay.rentalName ?? '').slice(0, longestProperty),
    ...(house?.isBookable && stay.rentalId && { rentalId: stay.rentalId }),
    ...(startDate && { startDate: formatDayInput(startDate) }),
    ...(endDate && { endDate: formatDayInput(endDate) }),
    ...(guests && { totalGuests: String(guests) }),
    stay: text('stay'),
    currency: request?.currencyCode === 'GTQ' ? 'Q' : '$',
    fullPayment: text('fullPayment'),
    downPayment: text('downPayment'),
    firstPayment: text('firstPayment'),
    secondPayment: text('secondPayment'),
  }
}

/** The rental by name, town and region; null where it is published no longer. */
function houseOf({ rentalId }: Stay, language: Locale) {
  const catalogue = hasCatalogue() ? getCatalogueUntagged() : null
  const rental = rentalId ? catalogue?.rentals.get(rentalId) : undefined
  if (!catalogue || !rental) return null
  const town = catalogue.towns.get(rental.townId)
  const region = town && catalogue.regions.get(town.regionId)
  const names = [town, region].flatMap((each) => (each ? [localizedText(each.name, language)] : []))
  const name = [...new Set([rentalText(rental, language)?.name ?? '', ...names])].join(', ')
  return { name, isBookable: sectionOf(rental) !== 'housesForSale' }
}
