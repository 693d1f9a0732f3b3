import type { LeadContent, LeadContentOf } from '~content/lead'
import { countryName } from '~/features/contact/phone-countries.server'
import type { EmailRow, EmailTable } from '~/platform/email/body/email-body'
import { formatDay } from '~/platform/time/format-day'
import type { LeadMailWords } from './email-input'

type Fact = [label: string, value: string | null, url?: string | null]

/** What was asked for or spoken of, for the team and for the visitor; nothing where the form asks no such thing. */
export function requestTables(lead: LeadContent, words: LeadMailWords): EmailTable[] {
  switch (lead.kind) {
    case 'landing':
      return [table(words.mail('request'), landingFacts(lead, words))]
    case 'productReport':
    case 'productClaim':
      return [table(words.mail('subject'), productFacts(lead, words))]
    case 'providerReport':
      return [
        table(words.mail('subject'), [
          [words.mail('provider'), lead.provider.name],
          ...productFacts(lead, words),
        ]),
      ]
    case 'career':
      return [
        table(words.mail('position'), [[words.mail('career'), lead.application.career.title]]),
      ]
    case 'contractInquiry':
      return [table(words.mail('subject'), [[words.mail('document'), lead.contractsAr.title]])]
    case 'listWithUs':
    case 'referral':
    case 'subscription':
      return []
  }
}

function landingFacts(lead: LeadContentOf<'landing'>, { mail }: LeadMailWords): Fact[] {
  const { request, language, pageUrl } = lead
  const { source, type, startDate, endDate, adults, children, location, country } = request
  const day = (date: string | null) => (date === null ? null : formatDay(date, language))
  return [
    [mail('offer'), source.title, pageUrl],
    [mail('type'), mail(`types.${type}`)],
    [mail('startDate'), day(startDate)],
    [mail('endDate'), day(endDate)],
    [mail('adults'), adults === null ? null : String(adults)],
    [mail('children'), children === null ? null : String(children)],
    [mail('location'), location],
    [mail('country'), country && countryName(country, language)],
  ]
}

function productFacts(
  { product, pageUrl }: LeadContentOf<'productReport' | 'providerReport' | 'productClaim'>,
  { mail }: LeadMailWords,
): Fact[] {
  return [
    [mail('place'), product.name, pageUrl],
    [mail('type'), mail(`types.${product.section}`)],
  ]
}

function table(title: string, facts: Fact[]): EmailTable {
  const rows = facts.flatMap(([label, value, url]): EmailRow[] =>
    value === null ? [] : [{ label, value, ...(url ? { url } : {}) }],
  )
  return { title, rows }
}
