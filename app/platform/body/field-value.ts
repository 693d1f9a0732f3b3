/** Control characters except tab and line breaks, and unpaired surrogates: databases reject them. */
const unprintable = /(?![\t\r\n])[\p{Cc}\p{Cs}]/u

/** Whether the value of a form field has only characters that databases accept. */
export function isFieldValue(value: string): boolean {
  return !unprintable.test(value)
}
