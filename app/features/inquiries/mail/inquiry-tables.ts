import type { TFunction } from 'i18next'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import type { SubmissionWords } from '~/features/submissions/mail/sender-table'
import type { EmailRow, EmailTable } from '~/platform/email/body/email-body'
import type { InquiryRecord } from '../inquiry-record'
import { stayFacts } from '../requirement/stay-facts'

/** Words of a mail: those of its own and those that it shares with the pages. */
export type MailWords = {
  mail: TFunction<'inquiryMail'>
  submission: SubmissionWords
  inquiry: TFunction<'inquiry'>
  pricing: TFunction<'pricing'>
}

/** What is asked for, where and when. */
export function stayTable({ inquiry }: InquiryRecord, words: MailWords): EmailTable {
  const { rental, stay, language } = inquiry
  return {
    title: words.mail(rental.section === 'housesForSale' ? 'place' : 'stay'),
    rows: [
      { label: words.mail('place'), value: rental.name, url: rental.pageUrl },
      { label: words.mail('kind'), value: words.inquiry(`kinds.${rental.section}`) },
      ...stayFacts(stay, language, words.inquiry),
    ],
  }
}

/** The price before any dates, for those who answer; nothing where it is on request or was not stored. */
export function listedRows(record: InquiryRecord, { mail }: MailWords): EmailRow[] {
  const { basePrice, controlPrice } = record.inquiry.price
  if (!basePrice || !controlPrice) return []
  const value = mail(`listed.${controlPrice}`, { price: money(record, basePrice) })
  return [{ label: mail('listed.label'), value }]
}

/** The price line by line with its sums, or that it is on request. */
export function priceTable(record: InquiryRecord, words: MailWords): EmailTable {
  const { price, payment, isQuote } = record.inquiry
  const title = words.mail('price')
  if (isQuote) return { title, rows: [{ label: title, value: words.mail('onRequest') }] }
  const lines = price.lines.map(({ label, amount }) => ({ label, value: money(record, amount) }))
  const total = { label: words.pricing('lines.total'), value: price.totalFormated, isTotal: true }
  return { title, rows: [...lines, total, ...paymentRows(record, payment, words)] }
}

function paymentRows(
  record: InquiryRecord,
  payment: InquiryRecord['inquiry']['payment'],
  words: MailWords,
): EmailRow[] {
  if (!payment) return []
  const { name, percent, fee, totalWithFeeFormated } = payment
  if (percent === 0) return [{ label: words.mail('payment'), value: name }]
  return [
    {
      label: words.pricing('lines.paymentFee', { method: name, percent }),
      value: money(record, fee),
    },
    { label: words.pricing('lines.totalWithFee'), value: totalWithFeeFormated, isTotal: true },
  ]
}

/** Nothing where no service was ticked. */
export function servicesTables(record: InquiryRecord, words: MailWords): EmailTable[] {
  const { services } = record.inquiry
  if (services.length === 0) return []
  const rows = services.map(({ name, unit, price }) => ({
    label: name,
    value:
      price === null
        ? words.mail('onRequest')
        : words.inquiry(`servicePrice.${unit}`, { price: money(record, price) }),
  }))
  return [{ title: words.mail('services'), rows }]
}

function money({ currencySymbol }: InquiryRecord, amount: number): string {
  return formatMoney(toCents(amount), currencySymbol)
}
