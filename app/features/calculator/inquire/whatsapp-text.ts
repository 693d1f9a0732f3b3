import type { TFunction } from 'i18next'
import type { StayFact } from '~/features/inquiries/requirement/stay-facts'

type InquiryFacts = {
  name: string
  /** The rental's slug, which the team finds it by. */
  reference: string
  /** Absolute address of the page with the stay in it. */
  link: string
  facts: readonly StayFact[]
  /** Formatted; null while there is none. */
  total: string | null
}

/** What a visitor sends by WhatsApp, a line each: the place with its link, then the stay as far as it is known. */
export function whatsAppText(inquiry: InquiryFacts, t: TFunction<'calculator'>): string {
  const { name, reference, link, facts, total } = inquiry
  const known = total === null ? facts : [...facts, { label: t('total'), value: total }]
  return [
    t('whatsApp.greeting', { name, reference, link }),
    ...known.map((fact) => t('whatsApp.fact', fact)),
  ].join('\n')
}
