import type { Locale } from '~content/locale'
import { listPhoneCountries } from '~/features/contact/phone-countries.server'
import { getCatalogue } from '~/features/listings/catalogue-store.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { PhoneCountries } from '~/ui/forms/phone-countries'
import { readInquiryQuery } from '../inquiry-link'
import type { InquiryOptions } from './inquiry-options'
import { inquiryOptions } from './inquiry-options.server'
import { readLinkedInquiry, type OwnInquiry } from './read-linked-inquiry.server'

export type InquiryPageData = {
  head: { title: string; description: string }
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
  const { t } = await createServerI18n(locale)
  return {
    head: { title: t('inquiry:metaTitle'), description: t('inquiry:metaDescription') },
    options: inquiryOptions(catalogue, locale),
    phoneCountries: listPhoneCountries(locale),
    botCheckKey: botCheckSiteKey(),
    own: linked && readLinkedInquiry(catalogue, linked, locale, new Date().toISOString()),
  }
}
