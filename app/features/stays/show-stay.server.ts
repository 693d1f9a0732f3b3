import type { Stay } from '~content/stay'
import { internationalPhone } from '~/features/contact/phone-number.server'

/**
 * A stay as its pages show it. Its offers and payments have parts of their own on the page; of its contract the pages
 * know the stage and when it was signed.
 */
export function showStay(stay: Stay) {
  const { reference, stage, revision, receivedAt, language, owner, followUpOn, lostReason } = stay
  const { guestName, email, phone, rentalId, rentalName, startDate, endDate, guests } = stay
  const { contract, booking, agreement, remindersOff, request, events } = stay
  return {
    reference,
    stage,
    revision,
    receivedAt,
    language,
    owner,
    followUpOn,
    lostReason,
    guestName,
    email,
    phone: phone && internationalPhone(phone, 'GT'),
    rentalId,
    rentalName,
    startDate,
    endDate,
    guests,
    contract,
    booking,
    remindersOff,
    request,
    events,
    agreement: agreement && { stage: agreement.stage, signedAt: agreement.signedAt },
  }
}

export type ShownStay = ReturnType<typeof showStay>
