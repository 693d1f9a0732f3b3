import type { Locale } from '~content/locale'

/** What the banner of a preview shows, in words of the page's language. */
export type PreviewNotice = {
  /** "Preview" with what is looked at: draft or published, and the language. */
  title: string
  facts: string[]
  /** Where the page's own address is, without any preview; a client's link leads to no other page. */
  leave: { href: string; label: string } | null
  /** The same document in the other language. */
  other: { href: string; label: string; lang: Locale }
  asOf: {
    label: string
    hourLabel: string
    /** `YYYY-MM-DD` and `HH:mm` on a clock in Guatemala. */
    day: string
    hour: string
    apply: string
    /** Fields of the address that the form must carry along. */
    carried: { name: string; value: string }[]
  } | null
  /** Said in place of sending a form. */
  notSent: string
}
