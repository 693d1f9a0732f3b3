/** Control characters but tab and line breaks, and halves of surrogate pairs: databases refuse them. */
const unprintable = /(?![\t\r\n])[\p{Cc}\p{Cs}]/u

export function isFieldValue(value: string): boolean {
  return !unprintable.test(value)
}
