import type { Locale } from '~content/locale'
import { listPhoneCountries } from '~/features/contact/phone-countries.server'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import type { PhoneCountries } from '~/ui/forms/phone-countries'
import { readInquiryQuery } from '../inquiry-link'
import { readInquiryWords, type InquiryWords } from '../read-inquiry-words.server'
import type { InquiryOptions } from './inquiry-options'
import { inquiryOptions } from './inquiry-options.server'
import { readLinkedInquiry, type OwnInquiry } from './read-linked-inquiry.server'

export type InquiryPageData = {
  words: InquiryWords
  options: InquiryOptions
  phoneCountries: PhoneCountries
  /** None where no bot check is configured. */
  botCheckKey: string | null
  /** What the address asks for; null on the page that is everybody's, where the browser knows. */
  own: OwnInquiry | null
}

/** What the inquiry page shows. Throws a 503 response while there is no catalogue. */
export async function readInquiryPage(
  locale: Locale,
  search: URLSearchParams,
): Promise<InquiryPageData> {
  const catalogue = getCatalogue()
  const linked = readInquiryQuery(search)
  return {
    words: await readInquiryWords(locale),
    options: inquiryOptions(catalogue, locale),
    phoneCountries: listPhoneCountries(locale),
    botCheckKey: botCheckSiteKey(),
    own: linked && readLinkedInquiry(catalogue, linked, locale, new Date().toISOString()),
  }
}
