import { useEffect } from 'react'

/** The key in the session storage of the tab. */
export const keyOfKept = (name: string) => `typed ${name}`

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of the fields by their names; of boxes and radios those that are checked. */
type KeptValues = Record<string, string[]>

/**
 * Keeps what is typed and chosen in a form, in this tab alone, so that neither a reload nor the other language loses
 * it. A field in which something was entered already stays as it is. `forgetFields` when the form was taken.
 * @param except names of fields that always begin as the page made them, such as a consent; the same list each time
 * @param name of what is kept, where forms of several pages have the same id
 */
export function useKeptFields(formId: string, except: readonly string[], name = formId): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    // Those that stand elsewhere and name the form are among them.
    const fields = () =>
      [...form.elements].filter(isField).filter((field) => !except.includes(field.name))
    const kept = recall(name)
    for (const field of fields()) restore(field, kept[field.name])
    const keep = ({ target }: Event) => {
      if (!(target instanceof Element && isField(target) && target.form === form)) return
      const before = recall(name)
      const said = fields().filter((field) => isSaid(field, before))
      try {
        sessionStorage.setItem(keyOfKept(name), JSON.stringify(valuesOf(said)))
      } catch {
        // Storage is closed or full; a reload empties the form then.
      }
    }
    document.addEventListener('input', keep)
    return () => document.removeEventListener('input', keep)
  }, [formId, except, name])
}

/** After the form was taken: the next one begins empty. */
export function forgetFields(name: string): void {
  try {
    sessionStorage.removeItem(keyOfKept(name))
  } catch {
    // Nothing was kept.
  }
}

function isField(element: Element): element is Field {
  return element.matches(
    'input:is([type=text], [type=email], [type=tel], [type=number], [type=checkbox], [type=radio]), textarea, select',
  )
}

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/**
 * Whether a field says something of the visitor. A list as the page made it does not, since the other language may
 * begin with another choice; but it does where it was kept before, or where a field right beside it is filled, as a
 * number beside its country.
 */
function isSaid(field: Field, before: KeptValues): boolean {
  if (!(field instanceof HTMLSelectElement)) return true
  const beside = field.nextElementSibling
  const isCompleted = beside instanceof HTMLInputElement && beside.value !== ''
  return isChanged(field) || isCompleted || Object.hasOwn(before, field.name)
}

function isChanged(list: HTMLSelectElement): boolean {
  const options = [...list.options]
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return options[list.selectedIndex] !== first
}

function valuesOf(fields: readonly Field[]): KeptValues {
  const values: KeptValues = {}
  for (const field of fields) {
    const others = values[field.name] ?? []
    values[field.name] = isBox(field) && !field.checked ? others : [...others, field.value]
  }
  return values
}

/** Writes the kept values into a field that is as the page made it. Choices fire the events of a visitor's choice. */
function restore(field: Field, values: readonly string[] | undefined): void {
  if (values === undefined) return
  if (isBox(field)) {
    const isChecked = values.includes(field.value)
    const isTouched = groupOf(field).some(
      ({ checked, defaultChecked }) => checked !== defaultChecked,
    )
    // A radio is unchecked by another one of its group.
    if (!isTouched && isChecked !== field.checked && (isChecked || field.type === 'checkbox'))
      field.click()
    return
  }
  const [value] = values
  if (value === undefined) return
  if (field instanceof HTMLSelectElement) {
    const isOffered = [...field.options].some((each) => each.value === value)
    if (isChanged(field) || field.value === value || !isOffered) return
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    // A count begins with a number of the page.
    const begun = field.type === 'number' ? field.defaultValue : ''
    if (field.value === begun) field.value = value
  }
}

/** The radios of which one is chosen; a checkbox alone. */
function groupOf(field: HTMLInputElement): HTMLInputElement[] {
  if (field.type === 'checkbox') return [field]
  const fields = [...(field.form?.elements ?? [])].filter(isField).filter(isBox)
  return fields.filter(({ type, name }) => type === 'radio' && name === field.name)
}

function recall(name: string): KeptValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOfKept(name)) ?? '{}')
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(entries.filter(([, values]) => Array.isArray(values)))
  } catch {
    return {}
  }
}
