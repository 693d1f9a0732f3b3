import type { Locale } from '~content/locale'

export type EmailRow = {
  label: string
  value: string
  /** Where the value leads, e.g. `mailto:` or `https:`. */
  url?: string
  /** A sum under the rows above it. */
  isTotal?: boolean
}

export type EmailTable = { title: string; rows: EmailRow[] }

/** A mail by its parts, written once and rendered as text and as HTML. All texts are plain. */
export type EmailBody = {
  language: Locale
  /** The name above the e-mail. */
  brand: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  picture?: { url: string; alt: string } | null
  tables: EmailTable[]
  /** What somebody wrote, line breaks kept. */
  quote?: { title: string; text: string } | null
  button?: { label: string; url: string } | null
  closing: string[]
  /** Who writes: address, telephone, mail. */
  footer: string[]
  /** How the reader ends the subscription. */
  ending?: { label: string; url: string } | null
}
