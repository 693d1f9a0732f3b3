import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { offeredMonths } from '~/features/pricing/check/stay-limits'
import { readStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { addMonths, dayNumber, guatemalaToday } from '~/platform/time/guatemala-day'
import { cardHref } from '../card/card-href'
import { toCard } from '../card/to-card'
import type { Catalogue } from '../catalogue'
import { similarRentals } from '../detail/similar-listings'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { queryReader } from '../filters/query-reader'
import { sectionOf } from '../section-of'
import { findRequestedStay, stayRequests } from '../stay/requested-stay'
import { stayCheck } from '../stay/stay-check'
import { stayPrices } from '../stay/stay-price'
import type { CallAnswer } from '~/platform/http/call-answer'
import type { AvailableRental, AvailableRentalsAnswer } from './available-rentals-answer'
import { readLanguage } from './read-language'

const maxRentals = 3
const pictureWidth = 640
/** Longer stays than any term are not looked for. */
const maxNights = 800

/**
 * `GET /api/rentals/{slug}/free-places` (finding.md §5): up to three similar places that are free for a stay, with
 * their totals. The stay is read as a rental's page reads it; one that cannot be read has none.
 */
export async function answerAvailableRentals(
  catalogue: Catalogue,
  slug: string,
  params: URLSearchParams,
  now: Date,
): Promise<CallAnswer> {
  const locale = readLanguage(queryReader(params, () => undefined))
  const rental = catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '')
  if (!rental?.texts[locale]) return { status: 404, body: { errors: ['NON_EXISTENT_PRODUCT'] } }
  const body = await findAvailableRentals(
    catalogue,
    { rental, locale, now },
    readStayChoice(params),
  )
  return { status: 200, body }
}

/** A rental that is taken on the dates. */
type WantedRental = { rental: Rental; locale: Locale; now: Date }

export async function findAvailableRentals(
  catalogue: Catalogue,
  { rental, locale, now }: WantedRental,
  choice: StayChoice,
): Promise<AvailableRentalsAnswer> {
  const { getFixedT } = await createServerI18n(locale)
  const t = getFixedT(locale, 'availableRentals')
  const detail = getFixedT(locale, 'detail')
  const places = listAvailableRentals(catalogue, { rental, locale, now }, choice)
  return {
    title: t('title'),
    status: t('status', { count: places.length }),
    places: places.map(({ noBedroom, guests, town, ...place }) => ({
      ...place,
      facts: [
        town,
        unbroken(detail('guests', { count: guests })),
        unbroken(detail('bedrooms', { count: noBedroom })),
      ].join(' · '),
    })),
  }
}

/** A number stays with its noun at the end of a line. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

type FoundRental = Omit<AvailableRental, 'facts'> & {
  town: string
  guests: number
  noBedroom: number
}

function listAvailableRentals(
  catalogue: Catalogue,
  { rental, locale, now }: WantedRental,
  choice: StayChoice,
): FoundRental[] {
  const query = stayQuery(choice)
  const section = sectionOf(rental)
  const stay = query && findRequestedStay(section, query)
  if (!stay) return []
  const isFree = stayCheck(stay, now)
  const requestFor = stayRequests(stay)
  const term = stay.by === 'month' ? choice.months : null
  const { availability, capacity } = catalogue.sections[section][locale]
  const isWanted = (position: number) => {
    const own = availability[position]
    if (own === undefined || (capacity[position] ?? 0) < stay.guests) return false
    // A list raises the term to the least that a house is let for; here the months are what was asked for.
    return isFree(own) && (term === null || requestFor(own)?.months === term)
  }
  const priceOf = stayPrices(catalogue, stay, now)
  const today = guatemalaToday(now)
  return similarRentals(catalogue, rental, locale, { max: maxRentals, isWanted }).flatMap(
    (other) => {
      const card = toCard(catalogue, other, {
        locale,
        today,
        dated: { stay, price: priceOf(other) },
      })
      if (!card) return []
      const picture = card.pictures[0]?.picture
      return {
        slug: card.slug,
        name: card.name,
        path: cardHref(card, locale, query),
        picture: picture ? pictureAddress(picture, pictureWidth, 'webp') : null,
        total: card.price.kind === 'stay' ? card.price.amount : null,
        town: card.townName,
        guests: card.capacityOfPeople,
        noBedroom: card.noBedroom,
      }
    },
  )
}

/** The stay as a list asks for it; a term by the month ends with its months. */
function stayQuery({
  checkIn,
  checkOut,
  months,
  adult,
  children,
}: StayChoice): ListingQuery | null {
  if (!checkIn || adult < 1) return null
  const term = months !== null && offeredMonths.includes(months) ? addMonths(checkIn, months) : null
  const end = term ?? checkOut
  if (!end || end <= checkIn || dayNumber(end) - dayNumber(checkIn) > maxNights) return null
  return { ...defaultQuery, checkIn, checkOut: end, adult, children }
}
