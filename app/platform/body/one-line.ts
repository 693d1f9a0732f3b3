/** One line: a control character, such as a pasted tab, becomes a blank. The CMS rejects it in such fields. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
