import { needsScripts } from '~/ui/layout/needs-scripts'

/*
 * Fields that the visitor changes before React listens.
 */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type FieldValue = string | boolean

const fieldTypes = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
export const bubbling = { bubbles: true }

export function isField(target: EventTarget | null): target is Field {
  return fieldTypes.some((type) => target instanceof type)
}

export function readField(field: Field): FieldValue {
  return isTicked(field) ? field.checked : field.value
}

/**
 * Steps the number field beside a button that does so, within the bounds of the field alone: whether the button was
 * rendered as disabled says nothing about the number by now. Returns the field, or null for any other button.
 */
export function stepField(button: Element): Field | null {
  const isUp = button.matches(`[${needsScripts}=step-up]`)
  if (!isUp && !button.matches(`[${needsScripts}=step-down]`)) return null
  const field = button.parentElement?.querySelector<HTMLInputElement>('input[type=number]')
  if (isUp) field?.stepUp()
  else field?.stepDown()
  return field ?? null
}

/** React ignores an event of a field whose value it has seen already, so it is shown another one first. */
export function replayField(field: Field, value: FieldValue): void {
  if (isTicked(field)) {
    field.checked = !value
    nativeSetter(HTMLInputElement, 'checked').call(field, value)
    field.dispatchEvent(new Event('click', bubbling))
    return
  }
  if (field instanceof HTMLSelectElement) field.value = String(value)
  else if (field.type !== 'file') {
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    field.value = field instanceof HTMLInputElement ? field.defaultValue : `${String(value)} `
    nativeSetter(type, 'value').call(field, value)
    field.dispatchEvent(new Event('input', bubbling))
  }
  field.dispatchEvent(new Event('change', bubbling))
}

/** The setter of the browser, which React's own one on the element hides. */
export function nativeSetter(type: { prototype: object }, name: 'value' | 'checked') {
  const setter = Object.getOwnPropertyDescriptor(type.prototype, name)?.set
  return (setter ?? (() => undefined)) as (this: Field, value: FieldValue) => void
}

function isTicked(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type)
}
