import { confirmationTexts, type ConfirmationKey } from '~content/confirmation-text'
import type { Locale } from '~content/locale'
import { landingTypes, type LandingType } from '~content/landing-type'
import { readInquiryWords } from '~/features/inquiries/read-inquiry-words.server'
import { readContent } from '~/platform/content/read-content.server'
import { notFound } from '~/platform/http/not-found.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { PageName } from '~/routing/table'
import { readReference } from '~/features/submissions/reference-proof.server'
import { findThankYouSlug, type ThankYouSlug } from './thank-you-slug'

export type ThankYouData = {
  slug: ThankYouSlug
  title: string
  message: string
  /** A house was asked about, no stay. */
  isSale: boolean
  /** The first is the main one. */
  buttons: { label: string; page: PageName }[]
  /** Null where the address does not carry one that this site gave out. */
  reference: string | null
}

type ThankYouRequest = { slug: string | undefined; locale: Locale; search: URLSearchParams }
type Words = Pick<ThankYouData, 'title' | 'message' | 'buttons'>

/** Throws a 404 for an unknown slug. */
export async function readThankYou(request: ThankYouRequest): Promise<ThankYouData> {
  const slug = findThankYouSlug(request.slug)
  if (!slug) throw notFound()
  const variant = variantOf(request.search)
  const words = await readWords(variant ?? slug, request)
  return {
    slug,
    ...words,
    ...(slug === 'inquire' && !variant && (await readInquiryThanks(request))),
    isSale: isSale(request.search),
    reference: readReference(request.search.get('reference')),
  }
}

/** What the query makes of the page (contracts-and-routes.md §2.6). */
function variantOf(search: URLSearchParams): ConfirmationKey | null {
  if (search.get('topListing') === 'true') return 'top-listing'
  return search.get('uniqueStays') === 'true' ? 'unique-stays' : null
}

/** The editors' words, else our own. */
async function readWords(
  key: ConfirmationKey,
  { locale, search }: ThankYouRequest,
): Promise<Words> {
  const texts = await readContent(confirmationTexts, locale)
  const { t } = await createServerI18n(locale)
  const found = texts?.find((text) => text.key === key)
  const explored = exploredPage(search)
  const buttons = (found?.buttons ?? []).flatMap(({ label, target }) =>
    label ? [{ label, page: target === 'home' ? ('home' as const) : explored }] : [],
  )
  const own: Words['buttons'] = [
    { label: t('confirmation:explore'), page: explored },
    { label: t('confirmation:home'), page: 'home' },
  ]
  return {
    title: found?.title || t('confirmation:title'),
    message: found?.message || t('confirmation:message'),
    buttons: buttons.length > 0 ? buttons : own,
  }
}

/** Around the inquiry editors write with its own page; what they say of dates is nothing for a purchase. */
async function readInquiryThanks({
  locale,
  search,
}: ThankYouRequest): Promise<Pick<Words, 'title' | 'message'>> {
  const { confirmationTitle, confirmationText } = await readInquiryWords(locale)
  if (!isSale(search)) return { title: confirmationTitle, message: confirmationText }
  const { t } = await createServerI18n(locale)
  return { title: confirmationTitle, message: t('confirmation:sale.message') }
}

function isSale(search: URLSearchParams): boolean {
  return search.get('type') === 'housesForSale'
}

const pages: Partial<Record<LandingType, PageName>> = {
  longTermRentals: 'longTermRentals',
  housesForSale: 'housesForSale',
  uniqueStays: 'uniqueStays',
  hotels: 'hotels',
}

/** The list to go on to after the thanks, by the landing type in the address. */
function exploredPage(search: URLSearchParams): PageName {
  if (search.get('uniqueStays') === 'true') return 'uniqueStays'
  const type = landingTypes.find((known) => known === search.get('type'))
  return (type && pages[type]) ?? 'vacationRentals'
}
