/** Line breaks of every kind and other control characters. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu
const maxLength = 200

/** A text for a mail header: one line, no control characters, at most 200 characters. */
export function headerText(text: string): string {
  return text.replace(controls, ' ').replace(/\s+/g, ' ').trim().slice(0, maxLength)
}
