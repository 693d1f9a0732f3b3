import { createRateLimit } from '~/platform/http/rate-limit.server'
import { log } from '~/platform/log/log.server'
import { days } from '~/platform/units/duration'

/** Nobody sends twenty forms a day, and a stranger can type the address of anybody. */
const thanks = createRateLimit({ name: 'thank-you e-mails', max: 20, within: days(1) })

/** Sends an e-mail that thanks for a form, unless its address has got too many of them within a day. */
export async function sendThanks(address: string, send: () => Promise<void>): Promise<void> {
  const key = mailboxKey(address)
  if ((await thanks.take(key)) > 0) {
    log.warn('e-mail to a visitor not sent: too many to this address')
    return
  }
  try {
    await send()
  } catch (err) {
    await thanks.takeBack(key)
    throw err
  }
}

/** The same for all spellings of an address that reach the same person: capitals, and what follows a plus. */
function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+')
  return `${local}${address.slice(at)}`.toLowerCase()
}
