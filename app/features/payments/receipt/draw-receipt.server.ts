import { buffer } from 'node:stream/consumers'
import type { TFunction } from 'i18next'
import PDFDocument from 'pdfkit'
import type { Locale } from '~content/locale'
import type { Payment } from '~content/payment'
import type { Stay } from '~content/stay'
import { registerFonts, setFont } from '~/features/contracts/sign/pdf-fonts.server'
import {
  colours,
  drawHead,
  margin,
  pairs,
  paragraph,
} from '~/features/contracts/sign/pdf-parts.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { formatDay } from '~/platform/time/format-day'
import { balanceOf, countedIn, paymentMoney } from '../balance'

type Receipt = {
  stay: Stay
  payment: Payment
  brand: string
  /** Where the house can be reached. */
  contact: string
  /** Says on the sheet that the payment is not noted yet. */
  isPreview?: boolean
}

/** What the receipt is called: the number of the team's own, else the code of the payment. */
export function receiptNumber({ receiptNumber: own, reference }: Payment): string {
  return own ?? reference
}

/** Draws the receipt of a payment as a PDF in the language of its guest, in the look of the contracts. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { stay, payment, brand, contact, isPreview = false } = receipt
  const { language } = payment
  const t = (await createServerI18n(language)).getFixedT(language, 'payments')
  const title = t(isPreview ? 'pdf.previewTitle' : 'pdf.title', { number: receiptNumber(payment) })
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: language,
    info: { Title: title, Author: brand, CreationDate: new Date(payment.notedAt) },
  })
  const content = buffer(pdf)
  registerFonts(pdf)
  drawHead(pdf, brand, title)
  pdf.y += 8
  if (isPreview) paragraph(pdf, t('pdf.preview'), 'bold')
  if (payment.cancelledAt) paragraph(pdf, t('pdf.cancelled'), 'bold')
  const amount = paymentMoney(payment.cents, payment.currency)
  setFont(pdf, 'display', 30, amount).fillColor(colours.ink).text(amount)
  pdf.y += 10
  pairs(pdf, factsOf({ stay, payment }, language, t))
  pdf.y += 16
  paragraph(pdf, t('pdf.thanks'))
  setFont(pdf, 'body', 9, contact).fillColor(colours.soft).text(contact)
  pdf.end()
  return content
}

function factsOf(
  { stay, payment }: Pick<Receipt, 'stay' | 'payment'>,
  language: Locale,
  t: TFunction<'payments'>,
) {
  const day = (date: string) => formatDay(date, language)
  const { startDate, endDate, rentalName } = stay
  const balance = balanceOf(stay, payment.reference)
  const counted = balance && countedIn(balance.currency, payment)
  const inAgreed = (cents: number) => paymentMoney(cents, balance?.currency ?? payment.currency)
  return [
    { label: t('pdf.from'), value: stay.guestName },
    { label: t('pdf.day'), value: day(payment.day) },
    { label: t('pdf.way'), value: t(`ways.${payment.way}`) },
    { label: t('pdf.stay'), value: stay.reference },
    ...(rentalName ? [{ label: t('pdf.house'), value: rentalName }] : []),
    ...(startDate && endDate
      ? [{ label: t('pdf.dates'), value: `${day(startDate)} – ${day(endDate)}` }]
      : []),
    ...(balance && counted !== null && balance.currency !== payment.currency
      ? [{ label: t('pdf.countsAs'), value: inAgreed(counted) }]
      : []),
    ...(balance
      ? [
          { label: t('pdf.agreed'), value: inAgreed(balance.full) },
          { label: t('pdf.paid'), value: inAgreed(balance.paid) },
        ]
      : []),
    ...(balance && !balance.isCalledOff
      ? [{ label: t('pdf.open'), value: inAgreed(Math.max(balance.open, 0)) }]
      : []),
  ]
}
