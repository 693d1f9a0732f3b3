import { findPhoneNumber } from '~/features/contact/phone-number.server'
import type { SenderFacts } from './rendered-email'

/** The number on which the team answers WhatsApp, as people write it; it need not be the office's telephone. */
export function whatsAppNumber({ whatsappNumber }: Pick<SenderFacts, 'whatsappNumber'>): string {
  const number = `+${whatsappNumber}`
  return findPhoneNumber(number, '')?.international ?? number
}
