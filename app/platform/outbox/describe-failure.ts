import { maskPrivateLinks } from '~/platform/log/create-log.server'

const longest = 500
const mailAddress = /[^\s@<>"']+@[^\s@<>"']+/g
const numbers = /\+?\d[\d\s().-]*\d/g
const shortestPhoneNumber = 7

/** An error message in one line for logs and staff, without e-mail addresses, phone numbers and private links. */
export function describeFailure(error: unknown): string {
  const { message } = error instanceof Error ? error : { message: 'Unknown failure' }
  return maskPrivateLinks(message.slice(0, 2 * longest))
    .replace(/\s+/g, ' ')
    .replace(mailAddress, '<address>')
    .replace(numbers, (text) =>
      text.replace(/\D/g, '').length < shortestPhoneNumber ? text : '<number>',
    )
    .slice(0, longest)
}
