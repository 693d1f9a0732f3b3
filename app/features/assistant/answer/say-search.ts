import { currencyFacts } from '~content/currency-code'
import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { localizedText } from '~/features/catalogue/localized-text'
import type { Lookups } from '~/features/catalogue/lookups'
import { formatMoney } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'
import { pricePeriod } from '../search/search-plan'
import type { RequestedGuests, RequestedPrice, Understanding } from '../understand/understanding'

export type Speech = {
  t: TFunction<'assistantAnswers'>
  locale: Locale
  amenities: Lookups['amenities']
}

const centsPerUnit = 100

/**
 * What was understood, in words: "Vacation rentals for 6 in Antigua Guatemala with swimming pool under $200 a
 * night". The assistant reads its own words as what they say, so that they can be asked again.
 */
export function saySearch(asked: Understanding, section: SectionKey, speech: Speech): string {
  const { t, locale } = speech
  const { kind, guests, places, price, dates, months, pets, order } = asked
  const isSale = section === 'housesForSale'
  const named = asked.rentals.map(({ name }) => name[locale])
  const kindOfHouse = kind
    ? t(`kindFor.${section}`, { kind: t(`kinds.${kind}`) })
    : t(`what.${section}`)
  const things = [...sayRooms(asked, t), ...asked.amenities.map((slug) => sayAmenity(slug, speech))]
  const parts = [
    named.length > 0 ? sayList(named, locale, 'disjunction') : kindOfHouse,
    guests && !isSale ? sayGuests(guests, t) : null,
    places.length > 0
      ? t('inPlace', {
          place: sayList(
            places.map(({ name }) => name[locale]),
            locale,
            'disjunction',
          ),
        })
      : null,
    things.length > 0 ? t('with', { things: sayList(things, locale) }) : null,
    pets ? t('takingPets') : null,
    months ? t('forMonths', { count: months }) : null,
    price ? sayPrice(price, section, t) : null,
    dates && !isSale
      ? t('dates', {
          from: formatDay(dates.checkIn, locale),
          to: formatDay(dates.checkOut, locale),
        })
      : null,
  ]
  const sentence = parts.filter((part) => part !== null).join(' ')
  return order ? `${sentence}, ${t(order)}` : sentence
}

/** The name of an amenity within a sentence; "Wi-Fi" and the like keep their capitals. */
export function sayAmenity(slug: string, { amenities, locale }: Speech): string {
  const amenity = [...amenities.values()].find((each) => each.slug === slug)
  const name = amenity ? localizedText(amenity.name, locale) : slug
  const isPlain = name.slice(1) === name.slice(1).toLowerCase()
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

export function sayList(
  items: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type }).format(items)
}

function sayGuests({ adults, children }: RequestedGuests, t: Speech['t']): string {
  if (children === 0) return t('forGuests', { count: adults })
  return t('forAdultsAndChildren', {
    adults: t('adults', { count: adults }),
    children: t('children', { count: children }),
  })
}

function sayRooms({ bedrooms, bathrooms }: Understanding, t: Speech['t']): string[] {
  const words: string[] = []
  if (bedrooms) {
    const { count, orMore } = bedrooms
    words.push(orMore ? t('bedroomsOrMore', { count }) : t('bedrooms', { count }))
  }
  if (bathrooms) words.push(t('bathrooms', { count: bathrooms }))
  return words
}

function sayPrice(price: RequestedPrice, section: SectionKey, t: Speech['t']): string {
  const say = (amount: number) =>
    formatMoney(amount * centsPerUnit, currencyFacts[price.currency].symbol)
  const range =
    price.min !== null && price.max !== null
      ? t('between', { from: say(price.min), to: say(price.max) })
      : price.max !== null
        ? t('under', { amount: say(price.max) })
        : t('above', { amount: say(price.min ?? 0) })
  if (section === 'housesForSale') return range
  return `${range} ${t(`per.${pricePeriod(price, section)}`)}`
}
