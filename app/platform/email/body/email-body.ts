import type { Locale } from '~content/locale'

export type EmailRow = {
  label: string
  value: string
  /** Link of the value, e.g. `mailto:` or `https:`. */
  url?: string
  /** A sum under the rows above it. */
  isTotal?: boolean
}

export type EmailTable = { title: string; rows: EmailRow[] }

/** The parts of an e-mail, rendered as text and as HTML. All texts are plain. */
export type EmailBody = {
  language: Locale
  /** The name above the e-mail. */
  brand: string
  /** Preview text beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  picture?: { url: string; alt: string } | null
  tables: EmailTable[]
  /** Text of the sender of a form, with its line breaks. */
  quote?: { title: string; text: string } | null
  button?: { label: string; url: string } | null
  closing: string[]
  /** Contact details of the site. */
  footer: string[]
  /** Unsubscribe link. */
  ending?: { label: string; url: string } | null
}
