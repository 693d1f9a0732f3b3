import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { contentCache } from '~/platform/content/read-content.server'
import type { Letter } from '~/platform/email/letter/letter'
import { letterHtml } from '~/platform/email/letter/letter-html'
import { letterText } from '~/platform/email/letter/letter-text'
import { sendMail } from '~/platform/email/send-mail.server'
import { contractWords } from '../contract-words.server'

type GuestLetter = {
  /** Stays the same over all attempts. */
  messageId: string
  language: Locale
  to: { name: string; address: string }
  subject: string
  heading: string
  paragraphs: string[]
  /** Where the contract opens. */
  link: string
}

/** Sends a guest a letter that leads to their contract. Throws where it cannot be sent now. */
export async function sendGuestLetter(
  { messageId, language, to, subject, heading, paragraphs, link }: GuestLetter,
  signal?: AbortSignal,
): Promise<void> {
  const settings = siteSettings.schema.parse(await contentCache().read(siteSettings, language))
  const { mail } = contractWords(language)
  const letter: Letter = {
    ...{ language, brand: settings.brandName, preview: paragraphs[0] ?? '', heading, paragraphs },
    tables: [],
    button: { label: mail.open, url: link },
    closing: [],
    footer: [settings.address, settings.phone, settings.email],
  }
  const content = { subject, text: letterText(letter), html: letterHtml(letter) }
  const from = { name: settings.brandName, address: settings.email }
  await sendMail({ messageId, from, to, ...content }, signal)
}
