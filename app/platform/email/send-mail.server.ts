import { join } from 'node:path'
import { env } from '~/platform/env/env.server'
import { singleton } from '~/platform/process/singleton.server'
import { composeMail, type Mail } from './compose-mail.server'
import { writeToFolder } from './mail-folder.server'
import { createSmtp } from './smtp.server'

/**
 * Sends a message through the SMTP server of the settings, or writes it to `mail/` in the data folder if there is none.
 * `MAIL_FROM` overrides the sender. Throws if the server does not accept the message.
 */
export async function sendMail(mail: Mail, signal?: AbortSignal): Promise<void> {
  const { hostname } = new URL(env.SITE_ORIGIN)
  const composed = await composeMail({ ...mail, from: env.MAIL_FROM ?? mail.from }, hostname)
  const smtp = singleton('smtp', () => (env.SMTP_URL ? createSmtp(env.SMTP_URL) : null))
  if (smtp) await smtp.send(composed, signal)
  else await writeToFolder(join(env.DATA_DIR, 'mail'), mail.messageId, composed)
}
