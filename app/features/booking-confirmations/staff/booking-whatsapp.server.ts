import type { BookingConfirmation } from '~content/booking-confirmation'
import { internationalPhone } from '~/features/contact/phone-number.server'
import { fillWords } from '~/features/contracts/contract-words'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'

type Sent = {
  /** The page of the guest. */
  link: string
  /** Null: staff choose the chat themselves. */
  phone: string | null
}

/** Opens WhatsApp with the link of a confirmation in the guest's language, to be sent to the guest. */
export function bookingWhatsApp(
  { guestName: name, language }: Pick<BookingConfirmation, 'guestName' | 'language'>,
  { link, phone }: Sent,
): string {
  const text = fillWords(privateMessages(language).staffBooking.whatsappText, { name, link })
  return whatsAppLink(internationalPhone(phone ?? '', 'GT').replace(/\D/g, ''), text)
}
