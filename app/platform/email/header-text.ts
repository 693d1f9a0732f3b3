/** Line breaks of every kind and other control characters. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu
const longest = 200

/** A text as it may stand in a mail header: one line, no control characters, at most 200 of them. */
export function headerText(text: string): string {
  return text.replace(controls, ' ').replace(/\s+/g, ' ').trim().slice(0, longest)
}
