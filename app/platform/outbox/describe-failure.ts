import { maskPrivateLinks } from '~/platform/log/create-log.server'

const maxLength = 500
const mailAddress = /[^\s@<>"']+@[^\s@<>"']+/g
const numbers = /\+?\d[\d\s().-]*\d/g
const minPhoneDigits = 7

/** An error message in one line for logs and staff, without e-mail addresses, phone numbers and private links. */
export function describeFailure(error: unknown): string {
  const { message } = error instanceof Error ? error : { message: 'Unknown failure' }
  return maskPrivateLinks(message.slice(0, 2 * maxLength))
    .replace(/\s+/g, ' ')
    .replace(mailAddress, '<address>')
    .replace(numbers, (text) =>
      text.replace(/\D/g, '').length < minPhoneDigits ? text : '<number>',
    )
    .slice(0, maxLength)
}
