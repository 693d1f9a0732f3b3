import type { TFunction } from 'i18next'
import { forEachCurrency, type CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import { parseKeptSlugs, placesParameter } from '~/features/catalogue/favorites/places-parameter'
import { presentSlug } from '~/features/catalogue/favorites/present-slug.server'
import { keptHref } from '~/features/catalogue/favorites/kept-href'
import { stayRequests } from '~/features/catalogue/stay/requested-stay'
import type { StayError } from '~/features/pricing/check/stay-error'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { readLinkedStay, type LinkedInquiry } from '../inquiry-link'
import { readLinkedInquiry } from '../page/read-linked-inquiry.server'
import type { Requirement } from '../requirement/requirement'

/** A place of an inquiry about several. */
export type RentalOfSeveral = {
  requirement: Requirement
  /** The server's price in each currency; the first code of why it cannot be had otherwise. */
  answer: { prices: Record<CurrencyCode, PriceResponse> } | { problem: StayError }
}

export type SeveralInquiry = {
  words: ReturnType<typeof readWords>
  places: RentalOfSeveral[]
  /** How many names of the address are none, or too many. */
  ignored: number
  /** The favourites page with the same places and stay, where they can be changed. */
  backPath: string
  /** Until the page knows the visitor's. */
  currencyCode: CurrencyCode
}

/** The places that the address asks for at once (finding.md §6); null if it names none. `now` is ISO 8601. */
export async function readSeveralInquiry(
  catalogue: Catalogue,
  search: URLSearchParams,
  locale: Locale,
  now: string,
): Promise<SeveralInquiry | null> {
  const { slugs: named, ignored } = parseKeptSlugs(search.get(placesParameter))
  if (named.length === 0) return null
  const slugs = [...new Set(named.map((slug) => presentSlug(catalogue, slug, locale)))]
  const linked = readLinkedStay(search)
  const { getFixedT } = await createServerI18n(locale)
  return {
    words: readWords(getFixedT(locale, 'severalPlaces'), ignored),
    places: slugs.map((slug) => readRental(catalogue, { ...linked, slug }, locale, now)),
    ignored,
    backPath: keptHref('favorites', locale, slugs, linked.choice),
    currencyCode: linked.currencyCode,
  }
}

function readRental(
  catalogue: Catalogue,
  linked: LinkedInquiry,
  locale: Locale,
  now: string,
): RentalOfSeveral {
  const choice = ownChoice(catalogue, linked)
  const read = forEachCurrency((currencyCode) =>
    readLinkedInquiry(catalogue, { ...linked, choice, currencyCode }, locale, now),
  )
  const { requirement, verification } = read[linked.currencyCode]
  if (verification.state === 'invalid') {
    return { requirement, answer: { problem: verification.error } }
  }
  // What is free in one currency is free in each.
  const prices = forEachCurrency((code) => {
    const own = read[code].verification
    return own.state === 'priced' ? own.price : verification.price
  })
  return { requirement, answer: { prices } }
}

/** By the month the stay is the shortest term on offer that lasts until the check-out, as in lists. */
function ownChoice(catalogue: Catalogue, { slug, choice }: LinkedInquiry): StayChoice {
  const rental = findRentalBySlug(catalogue, slug)
  const { checkIn, checkOut, adult, children } = choice
  if (rental?.type !== 2 || !checkIn || !checkOut) return choice
  const stay = { type: 2, by: 'month', checkIn, checkOut, guests: adult + children } as const
  return { ...choice, checkOut: null, months: stayRequests(stay)(rental)?.months ?? null }
}

/** What this page alone says: it comes with its data, so that no other page carries the words. */
function readWords(t: TFunction<'severalPlaces'>, ignored: number) {
  return {
    title: t('title'),
    lead: t('lead'),
    back: t('back'),
    change: t('change'),
    leaveOut: t('leaveOut'),
    lines: t('lines'),
    withFee: t('withFee'),
    notAsked: t('notAsked'),
    noneTitle: t('noneTitle'),
    noneText: t('noneText'),
    ignored: t('ignored', { count: ignored }),
  }
}
