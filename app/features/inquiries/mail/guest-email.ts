import { keptHref } from '~/features/catalogue/favorites/kept-href'
import { hasLink } from '~/features/contact/has-link'
import { noChoice } from '~/features/pricing/request/stay-choice'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { whatsAppNumber } from '~/features/submissions/mail/whatsapp-number'
import type { EmailBody } from '~/platform/email/body/email-body'
import type { InquiryRecord } from '../inquiry-record'
import {
  inquiredRentals,
  nameRentals,
  rentalTables,
  servicesTables,
  type MailWords,
} from './inquiry-tables'
import type { EmailInput } from './email-input'

/** What the visitor gets: thanks, the reference, and all that was asked for, in the visitor's language. */
export function guestEmail({ record, reference, settings, words }: EmailInput): RenderedEmail {
  const { contact, rental, language } = record.inquiry
  const place = nameRentals(record, words)
  const isSale = inquiredRentals(record).every((each) => each.rental.section === 'housesForSale')
  const { mail } = words
  return {
    subject: mail('guest.subject', { reference, place }),
    body: {
      language,
      brand: settings.brandName,
      preview: mail(isSale ? 'guest.previewSale' : 'guest.preview'),
      heading: mail('guest.heading', { firstName: contact.firstName }),
      paragraphs: [
        mail('guest.received', { place, reference }),
        answerWords(contact, isSale, words),
        ...(isSale ? [] : [mail('guest.notBooked')]),
      ],
      picture: record.pictureUrl === null ? null : { url: record.pictureUrl, alt: rental.name },
      tables: [...rentalTables(record, words), ...servicesTables(record, words)],
      quote: quoteOf(record, words),
      button: buttonOf(record, words),
      closing: [mail('guest.wrong', { number: whatsAppNumber(settings) })],
      footer: [settings.address, settings.phone, settings.email],
    },
  }
}

/** What the visitor wrote; without it where it has a link, since anybody can type the address of somebody else. */
function quoteOf({ inquiry }: InquiryRecord, { mail }: MailWords): EmailBody['quote'] {
  const { specialRequirement: text } = inquiry
  return text && !hasLink(text) ? { title: mail('guest.message'), text } : null
}

/** Leads back to the place, or to the favourites page with all places and their dates if several are asked for. */
function buttonOf(record: InquiryRecord, { mail }: MailWords): EmailBody['button'] {
  const { rental, language } = record.inquiry
  const places = inquiredRentals(record)
  if (places.length === 1) return { label: mail('guest.button'), url: rental.pageUrl }
  const slugs = places.map((place) => place.rental.slug)
  const { startDate, endDate, adult, children, totalPax } =
    places.find(({ stay }) => stay.startDate && stay.endDate)?.stay ?? record.inquiry.stay
  const path = keptHref('favorites', language, slugs, {
    checkIn: endDate && startDate,
    checkOut: startDate && endDate,
    adult: adult ?? totalPax ?? noChoice.adult,
    children: children ?? noChoice.children,
  })
  return { label: mail('guest.buttonSeveral'), url: new URL(path, rental.pageUrl).href }
}

/** Without a number there is only the mail, whatever was wished for. */
function answerWords(
  { contactMethod, phone }: InquiryRecord['inquiry']['contact'],
  isSale: boolean,
  { mail }: MailWords,
): string {
  const way = phone === null || contactMethod === null ? 'email' : contactMethod
  return isSale
    ? mail(`guest.answer.sale.${way}`, { phone: phone ?? '' })
    : mail(`guest.answer.${way}`, { phone: phone ?? '' })
}
