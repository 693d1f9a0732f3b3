import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { createTransport } from 'nodemailer'
import { seconds } from '../content-types/duration'
import type { Environment } from '../environment/environment'

type PanelMail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

const timeout = seconds(15)

/**
 * Sends the panel's e-mails like the site's: by the configured SMTP server, else into a file in `mail/` of the
 * data folder. Strapi's default would contact the recipient's server directly.
 */
export function registerMailProvider(strapi: Core.Strapi, settings: Environment): void {
  strapi.plugin('email').provider = {
    send: (mail: PanelMail) => sendMail(strapi, settings, mail),
  }
}

async function sendMail(
  strapi: Core.Strapi,
  { SMTP_URL, MAIL_FROM, dataDirectory }: Environment,
  { to, replyTo, subject, text, html }: PanelMail,
): Promise<void> {
  const message = {
    from: MAIL_FROM ?? (await addressOfTheSite(strapi)),
    to,
    replyTo,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  if (SMTP_URL) {
    const times = {
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    }
    await createTransport({ url: SMTP_URL, ...times, ...safe }).sendMail(message)
    return
  }
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...safe,
  })
  const { message: raw } = await composer.sendMail(message)
  const folder = join(dataDirectory, 'mail')
  const file = join(folder, `panel-${randomUUID()}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, String(raw), { mode: 0o600 })
  await rename(`${file}.part`, file)
  strapi.log.info(`SMTP_URL is not set: the mail was written to ${file}`)
}

async function addressOfTheSite(strapi: Core.Strapi): Promise<string> {
  const settings = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ where: { email: { $notNull: true }, publishedAt: { $notNull: true } } })
  return typeof settings?.email === 'string' ? settings.email : 'no-reply@localhost'
}
