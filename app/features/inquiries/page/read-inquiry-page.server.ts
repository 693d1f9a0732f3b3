import { presentSlug } from '~/features/catalogue/favorites/present-slug.server'
import { localizedText } from '~/features/catalogue/localized-text'
import type { Lookups } from '~/features/catalogue/lookups'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { listPhoneCountries } from '~/features/contact/phone-countries.server'
import { toAmounts } from '~/features/pricing/money/money'
import { percentFeesOf } from '~/features/pricing/price/line-label'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import type { PhoneCountries } from '~/ui/forms/phone-countries'
import type { Locale } from '~content/locale'
import { type LinkedInquiry, readInquiryQuery } from '../inquiry-link'
import { type InquiryWords, readInquiryWords } from '../read-inquiry-words.server'
import type { InquiryOptions } from './inquiry-options'
import { type OwnInquiry, readLinkedInquiry } from './read-linked-inquiry.server'
import { readSeveralInquiry, type SeveralInquiry } from '../several/read-several-inquiry.server'

export type InquiryPageData = {
  words: InquiryWords
  options: InquiryOptions
  phoneCountries: PhoneCountries
  /** None where no bot check is configured. */
  botCheckKey: string | null
  /** What the address asks for; null on the shared page, where the browser knows. */
  own: OwnInquiry | null
  /** Several places that the address asks for at once; null if it names none. */
  several: SeveralInquiry | null
}

/** What the inquiry page shows. Throws a 503 response while there is no catalogue. */
export async function readInquiryPage(
  locale: Locale,
  search: URLSearchParams,
): Promise<InquiryPageData> {
  const catalogue = getCatalogue()
  const now = new Date().toISOString()
  const linked = readInquiryQuery(search)
  const readLinked = (inquiry: LinkedInquiry) => {
    const slug = presentSlug(catalogue, inquiry.slug, locale)
    return readLinkedInquiry(catalogue, { ...inquiry, slug }, locale, now)
  }
  const several = await readSeveralInquiry(catalogue, search, locale, now)
  return {
    words: await readInquiryWords(locale),
    options: inquiryOptions(catalogue, locale),
    phoneCountries: listPhoneCountries(locale),
    botCheckKey: botCheckSiteKey(),
    own: linked && !several ? readLinked(linked) : null,
    several,
  }
}

/** The fees' names, payment methods and add-on services of the catalogue as the inquiry page shows them. */
function inquiryOptions(catalogue: Lookups, locale: Locale): InquiryOptions {
  const { extraFees, paymentMethods, services, currencies } = catalogue
  const inOrder = [...paymentMethods].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return {
    feeNames: Object.fromEntries(
      [...extraFees.values()].map(({ id, name }) => [id, localizedText(name, locale)]),
    ),
    percentFees: percentFeesOf(extraFees.values()),
    payments: inOrder.map(({ id, slug, name, percent }) => ({
      id,
      slug,
      name: localizedText(name, locale),
      percent,
    })),
    services: services.map(({ slug, name, description, price, unit }) => ({
      slug,
      name: localizedText(name, locale),
      description: localizedText(description, locale),
      price: price === null ? null : toAmounts(price, currencies),
      unit,
    })),
  }
}
