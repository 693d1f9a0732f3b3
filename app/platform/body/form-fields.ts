import { formLimits } from './form-limits'
import { urlEncodedPairs } from './url-encoded-pairs'

type Fields = Readonly<Record<string, unknown>>

const namePattern = /^([a-zA-Z_]+)(?:\[(\d{1,2})\]\.([a-zA-Z]+))?$/

type Entry = Map<string, string>
type ReadForm = Map<string, string | Entry[]>

/**
 * The fields of a URL-encoded API call: texts, and lists of records from names like `guests[0].name`. Null if it is
 * malformed: escapes that are not UTF-8, other names, too many fields, a field that is sent twice.
 */
export function formFields(body: string): Fields | null {
  const form: ReadForm = new Map()
  let count = 0
  for (const pair of urlEncodedPairs(body)) {
    if (!pair) return null
    const [name, value] = pair
    const [, field, index, inner] = namePattern.exec(name) ?? []
    if (field === undefined || ++count > formLimits.fields) return null
    const isFine =
      index === undefined || inner === undefined
        ? setOnce(form, field, value)
        : setEntry(form, field, { index: Number(index), inner, value })
    if (!isFine) return null
  }
  return plain(form)
}

function setOnce<Value>(fields: Map<string, Value>, name: string, value: Value): boolean {
  if (fields.has(name)) return false
  fields.set(name, value)
  return true
}

/** Entries must come in order, as browsers send them, so that no index makes a list longer than its entries. */
function setEntry(
  form: ReadForm,
  field: string,
  { index, inner, value }: { index: number; inner: string; value: string },
): boolean {
  const list = form.get(field) ?? []
  if (typeof list === 'string' || index >= formLimits.entries || index > list.length) return false
  const entry = list[index] ?? new Map<string, string>()
  list[index] = entry
  form.set(field, list)
  return setOnce(entry, inner, value)
}

/** Converts maps to objects with own properties only, `__proto__` included. */
function plain(form: ReadForm): Fields {
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.map((entry) => Object.fromEntries(entry)),
    ]),
  )
}
