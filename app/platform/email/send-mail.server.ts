import { join } from 'node:path'
import { env } from '~/platform/env/env.server'
import { singleton } from '~/platform/process/singleton.server'
import { composeMail, type Mail } from './compose-mail.server'
import { keepInFolder } from './mail-folder.server'
import { createSmtp } from './smtp.server'

/**
 * Sends a message through the SMTP server of the settings, or keeps it in `mail/` of the data folder where
 * there is none. `MAIL_FROM` wins over the message's own sender. Throws where it was not taken over; sending
 * the same message id again is harmless.
 */
export async function sendMail(mail: Mail, signal?: AbortSignal): Promise<void> {
  const { hostname } = new URL(env.SITE_ORIGIN)
  const composed = await composeMail({ ...mail, from: env.MAIL_FROM ?? mail.from }, hostname)
  const smtp = singleton('smtp', () => (env.SMTP_URL ? createSmtp(env.SMTP_URL) : null))
  if (smtp) await smtp.send(composed, signal)
  else await keepInFolder(join(env.DATA_DIR, 'mail'), mail.messageId, composed)
}
