/** A field of a form as the content manager lays it out. */
export type FormField = { name: string; label: string; attribute: object }
export type FormPart = { layout: FormField[][] }
export type FormLayout = { layout: FormField[][][]; components: Record<string, FormPart> }

/** An invalid field: its label and its path in the form. */
export type FieldFault = { label: string; path: string }

/**
 * The invalid fields of a form from top to bottom, each with the components around it: `Blocks 2 → Title`.
 * @param errors the form's error object, shaped like its values
 * @param partName the panel's name of a component, by its uid
 */
export function fieldFaults(
  { layout, components }: FormLayout,
  { errors, values }: { errors: unknown; values: unknown },
  partName: (uid: string) => string,
): FieldFault[] {
  return within(layout.flat(2), errors, values, { label: '', path: '' })

  function within(
    fields: FormField[],
    faults: unknown,
    given: unknown,
    place: FieldFault,
  ): FieldFault[] {
    return fields.flatMap((field) => {
      const fault = at(faults, field.name)
      if (fault === undefined || fault === null || fault === '') return []
      const here = {
        label: place.label === '' ? field.label : `${place.label} → ${field.label}`,
        path: place.path === '' ? field.name : `${place.path}.${field.name}`,
      }
      const value = at(given, field.name)
      if (!Array.isArray(fault)) {
        return inPart(componentOf(field), fault, value, here)
      }
      return fault.flatMap((inner, index) => {
        if (inner === undefined || inner === null) return []
        const part = at(value, String(index))
        const block = at(part, '__component')
        const uid = typeof block === 'string' ? block : componentOf(field)
        const name = typeof block === 'string' ? ` (${partName(block)})` : ''
        return inPart(uid, inner, part, {
          label: `${here.label} ${index + 1}${name}`,
          path: `${here.path}.${index}`,
        })
      })
    })
  }

  function inPart(
    uid: string | undefined,
    fault: unknown,
    value: unknown,
    here: FieldFault,
  ): FieldFault[] {
    const part = uid === undefined ? undefined : components[uid]
    const inner = part ? within(part.layout.flat(), fault, value, here) : []
    return inner.length > 0 ? inner : [here]
  }
}

/** The component of a field. */
function componentOf({ attribute }: FormField): string | undefined {
  const uid = 'component' in attribute ? attribute.component : undefined
  return typeof uid === 'string' ? uid : undefined
}

function at(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}
