export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const fieldTypes = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]

export function isField(target: EventTarget | null): target is Field {
  return fieldTypes.some((type) => target instanceof type)
}

/** React ignores an event of a field whose value it has seen already, so it is shown the default first. */
export function replayChange(field: Field): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field
    field.checked = !checked
    nativeSetter(HTMLInputElement, 'checked').call(field, checked)
    field.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    const { value } = field
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    field.value = field.defaultValue
    nativeSetter(type, 'value').call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** The setter of the browser, which React's own one on the element hides. */
function nativeSetter(type: { prototype: object }, name: 'value' | 'checked') {
  const setter = Object.getOwnPropertyDescriptor(type.prototype, name)?.set
  return (setter ?? (() => undefined)) as (this: Field, value: string | boolean) => void
}
