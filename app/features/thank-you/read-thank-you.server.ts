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
  /** An inquiry was sent, perhaps from a landing. */
  isInquiry: boolean
  /** A house was asked about, no stay. */
  isSale: boolean
  /** The first is the main one. */
  buttons: { label: string; page: PageName }[]
  /** Null if the address does not carry one that this site gave out. */
  reference: string | null
}

type ThankYouRequest = { slug: string | undefined; locale: Locale; search: URLSearchParams }
type Words = Pick<ThankYouData, 'title' | 'message'>

/** Throws a 404 for an unknown slug. */
export async function readThankYou({
  slug: asked,
  locale,
  search,
}: ThankYouRequest): Promise<ThankYouData> {
  const slug = findThankYouSlug(asked)
  if (!slug) throw notFound()
  const variant = variantOf(search)
  const texts = await readContent(confirmationTexts, locale)
  const text = texts?.find(({ key }) => key === (variant ?? slug))
  const isSale = search.get('type') === 'housesForSale'
  // `landing` stands in the address of an inquiry from a landing, and not in that of a landing's own form.
  const isInquiry = slug === 'inquire' || (slug === 'landing-page' && search.has('landing'))
  const own = await (isInquiry ? readInquiryThanks(locale, isSale) : readOwnWords(locale))
  // Around the inquiry editors write with its own page; of its texts here only a variant is shown.
  const written = isInquiry && !variant ? undefined : text
  return {
    slug,
    title: written?.title || own.title,
    message: written?.message || own.message,
    buttons: await readButtons(text?.buttons ?? [], locale, exploredPage(search)),
    isInquiry,
    isSale,
    reference: readReference(search.get('reference')),
  }
}

/** What the query makes of the page (contracts-and-routes.md §2.6). */
function variantOf(search: URLSearchParams): ConfirmationKey | null {
  if (search.get('topListing') === 'true') return 'top-listing'
  return search.get('uniqueStays') === 'true' ? 'unique-stays' : null
}

async function readOwnWords(locale: Locale): Promise<Words> {
  const { t } = await createServerI18n(locale)
  return { title: t('confirmation:title'), message: t('confirmation:message') }
}

/** The editors' words speak of dates, so a purchase has words of our own. */
async function readInquiryThanks(locale: Locale, isSale: boolean): Promise<Words> {
  const { confirmationTitle: title, confirmationText } = await readInquiryWords(locale)
  const { t } = await createServerI18n(locale)
  return { title, message: isSale ? t('confirmation:sale.message') : confirmationText }
}

/** The editors' buttons, else our own. */
async function readButtons(
  written: readonly { label: string; target: 'home' | 'explore' }[],
  locale: Locale,
  explored: PageName,
): Promise<ThankYouData['buttons']> {
  const { t } = await createServerI18n(locale)
  const labelled = written.filter(({ label }) => label !== '')
  if (labelled.length === 0) {
    return [
      { label: t('confirmation:explore'), page: explored },
      { label: t('confirmation:home'), page: 'home' },
    ]
  }
  return labelled.map(({ label, target }) => ({
    label,
    page: target === 'home' ? 'home' : explored,
  }))
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
