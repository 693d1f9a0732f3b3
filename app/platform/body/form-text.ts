/** A text field of a form without blanks around it; empty if there is none. Browsers send a line break as `\r\n`. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}
