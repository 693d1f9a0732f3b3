import { translate } from '../../labels/translate'
import { fieldLabel } from '../field-label'

export type Attribute = { type: string; component?: string; required?: boolean }
export type Value = Record<string, unknown>
export type ModelOf = (uid: string) => {
  attributes: Record<string, Attribute>
  info?: { displayName?: string }
}

/** An entry, or a component or block inside it. */
export type EntryComponent = {
  uid: string
  value: Value
  attributes: Record<string, Attribute>
  /** The labels from the entry down to the component, e.g. `Hero 1`. */
  path: string[]
}

/** An entry and all components inside it, in the order of the form. */
export function listComponents(
  modelOf: ModelOf,
  uid: string,
  value: Value,
  path: string[] = [],
): EntryComponent[] {
  const { attributes } = modelOf(uid)
  const inner = Object.entries(attributes).flatMap(([name, { type, component }]) => {
    if (type !== 'component' && type !== 'dynamiczone') return []
    const field = value[name]
    const parts: unknown[] = Array.isArray(field) ? field : [field]
    return parts.flatMap((part, index) => {
      if (typeof part !== 'object' || part === null) return []
      const partUid = component ?? ('__component' in part ? String(part.__component) : undefined)
      if (partUid === undefined) return []
      const place = component
        ? fieldLabel(uid, name)
        : translate(modelOf(partUid).info?.displayName ?? name)
      const step = Array.isArray(field) ? `${place} ${index + 1}` : place
      return listComponents(modelOf, partUid, { ...part }, [...path, step])
    })
  })
  return [{ uid, value, attributes, path }, ...inner]
}

/** The place of a component's field, e.g. `Hero 1 → Picture`. */
export function placeOf({ uid, path }: EntryComponent, field: string): string {
  return [...path, fieldLabel(uid, field)].join(' → ')
}
