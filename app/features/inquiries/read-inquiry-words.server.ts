import { inquiryPage } from '~content/inquiry-page'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'

export type InquiryWords = {
  title: string
  /** In place of `title` where there is no price. */
  quoteTitle: string
  intro: string
  /** How soon a person answers; null if nothing is promised. */
  responsePromise: string | null
  confirmationTitle: string
  confirmationText: string
  metaTitle: string
  metaDescription: string
}

/** The words around the inquiry form: the editors' where they wrote some, else our own. Throws a 503 response. */
export async function readInquiryWords(locale: Locale): Promise<InquiryWords> {
  const page = await readContent(inquiryPage, locale)
  const { t } = await createServerI18n(locale)
  return {
    title: page?.title ?? t('inquiry:title'),
    quoteTitle: page?.quoteTitle ?? t('inquiry:titleQuote'),
    intro: page?.intro ?? t('inquiry:lead'),
    responsePromise: page?.responsePromise ?? null,
    confirmationTitle: page?.confirmationTitle ?? t('confirmation:inquire.title'),
    confirmationText: page?.confirmationText ?? t('confirmation:inquire.message'),
    metaTitle: page?.seo?.metaTitle ?? t('inquiry:metaTitle'),
    metaDescription: page?.seo?.metaDescription ?? t('inquiry:metaDescription'),
  }
}
