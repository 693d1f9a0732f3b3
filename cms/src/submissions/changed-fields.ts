import type { Core, UID } from '@strapi/strapi'

type Attribute = { type: string; component?: UID.Component }
type Values = Record<string, unknown>

/** The fields whose values in a form differ from the stored ones. */
export function changedFields(
  strapi: Core.Strapi,
  uid: UID.Schema,
  { names, values, stored }: { names: string[]; values: Values; stored: Values },
): string[] {
  const attributes: Record<string, Attribute> = { ...strapi.getModel(uid).attributes }
  return names.filter((name) => {
    const attribute = attributes[name]
    return attribute !== undefined && !isSame(strapi, attribute, values[name], stored[name])
  })
}

function isSame(
  strapi: Core.Strapi,
  { type, component }: Attribute,
  given: unknown,
  stored: unknown,
): boolean {
  if (given === undefined) return true
  if (type === 'relation') return isEmptyChange(given)
  if (type !== 'component' || !component) return plain(type, given) === plain(type, stored)
  const [before, after] = [listOf(stored), listOf(given)]
  const names = Object.keys(strapi.getModel(component).attributes).filter((name) => name !== 'id')
  return (
    before.length === after.length &&
    after.every(
      (values, index) =>
        changedFields(strapi, component, { names, values, stored: before[index] ?? {} }).length ===
        0,
    )
  )
}

/** Forms send relations as lists of added and removed entries. */
function isEmptyChange(given: unknown): boolean {
  if (given === null) return true
  if (typeof given !== 'object') return false
  return Object.values(given).every((items) => Array.isArray(items) && items.length === 0)
}

/** A scalar in a form that compares equal whether it comes from the database or the form. */
function plain(type: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (type === 'datetime') return new Date(String(value)).getTime()
  if (type === 'decimal' || type === 'integer') return Number(value)
  return value
}

function listOf(value: unknown): Values[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((item): item is Values => typeof item === 'object' && item !== null)
}
