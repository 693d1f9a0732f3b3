import type { TFunction } from 'i18next'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import type { SubmissionWords } from '~/features/submissions/mail/sender-table'
import type { EmailRow, EmailTable } from '~/platform/email/body/email-body'
import type { InquiredRental } from '~content/inquiry'
import type { InquiryRecord } from '../inquiry-record'
import { stayFacts } from '../requirement/stay-facts'

/** Words of a mail: those of its own and those that it shares with the pages. */
export type MailWords = {
  mail: TFunction<'inquiryMail'>
  submission: SubmissionWords
  inquiry: TFunction<'inquiry'>
  pricing: TFunction<'pricing'>
}

/** All places that are asked for, the first one first. */
export function inquiredRentals({ inquiry }: InquiryRecord): InquiredRental[] {
  return [inquiry, ...(inquiry.otherPlaces ?? [])]
}

/** `Casa Azul`, or `Casa Azul and 2 more places`. */
export function nameRentals(record: InquiryRecord, { mail }: MailWords): string {
  const { name } = record.inquiry.rental
  const count = inquiredRentals(record).length - 1
  return count === 0 ? name : mail('andMore', { name, count })
}

/** Each place with its stay and its price; `listed` adds what those who answer want to know. */
export function rentalTables(
  record: InquiryRecord,
  words: MailWords,
  listed = false,
): EmailTable[] {
  return inquiredRentals(record).flatMap((place) => {
    const stay = stayTable(record, place, words)
    const rows = listed ? [...stay.rows, ...listedRows(record, place, words)] : stay.rows
    return [{ ...stay, rows }, priceTable(record, place, words)]
  })
}

/** What is asked for, where and when. */
function stayTable(
  { inquiry: { language } }: InquiryRecord,
  { rental, stay }: InquiredRental,
  words: MailWords,
): EmailTable {
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
function listedRows(
  record: InquiryRecord,
  { price }: InquiredRental,
  { mail }: MailWords,
): EmailRow[] {
  const { basePrice, controlPrice } = price
  if (!basePrice || !controlPrice) return []
  const value = mail(`listed.${controlPrice}`, { price: money(record, basePrice) })
  return [{ label: mail('listed.label'), value }]
}

/** The price line by line with its sums, or that it is on request. */
function priceTable(
  record: InquiryRecord,
  { price, payment, isQuote }: InquiredRental,
  words: MailWords,
): EmailTable {
  const title = words.mail('price')
  if (isQuote) return { title, rows: [{ label: title, value: words.mail('onRequest') }] }
  const lines = price.lines.map(({ label, amount }) => ({ label, value: money(record, amount) }))
  const total = { label: words.pricing('lines.total'), value: price.totalFormated, isTotal: true }
  return { title, rows: [...lines, total, ...paymentRows(record, payment, words)] }
}

function paymentRows(
  record: InquiryRecord,
  payment: InquiredRental['payment'],
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
