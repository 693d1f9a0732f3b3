type Fields = Readonly<Record<string, unknown>>

/** More fields than any form of ours has. */
const mostFields = 200
/** Entries of a list in a form: `name[0].field` to `name[49].field`. */
const mostEntries = 50

const namePattern = /^([a-zA-Z_]+)(?:\[(\d{1,2})\]\.([a-zA-Z]+))?$/

type Entry = Map<string, string>
type ReadForm = Map<string, string | Entry[]>

/**
 * The fields of a URL-encoded form: texts, and lists of records from names like `guests[0].name`. Null where
 * it is broken: escapes that are no UTF-8, names of another form, too many fields, a field sent twice.
 */
export function formFields(body: string): Fields | null {
  if (!isDecodable(body)) return null
  const form: ReadForm = new Map()
  let count = 0
  for (const [name, value] of new URLSearchParams(body)) {
    const [, field, index, inner] = namePattern.exec(name) ?? []
    if (field === undefined || ++count > mostFields) return null
    const isFine =
      index === undefined || inner === undefined
        ? setOnce(form, field, value)
        : setEntry(form, field, Number(index), inner, value)
    if (!isFine) return null
  }
  return plain(form)
}

function isDecodable(body: string): boolean {
  try {
    decodeURIComponent(body)
    return true
  } catch {
    return false
  }
}

function setOnce<Value>(fields: Map<string, Value>, name: string, value: Value): boolean {
  if (fields.has(name)) return false
  fields.set(name, value)
  return true
}

/** Entries come in their order, as a browser sends them, so that no number makes a list longer than it is. */
function setEntry(
  form: ReadForm,
  field: string,
  index: number,
  inner: string,
  value: string,
): boolean {
  const list = form.get(field) ?? []
  if (typeof list === 'string' || index >= mostEntries || index > list.length) return false
  const entry = list[index] ?? new Map<string, string>()
  list[index] = entry
  form.set(field, list)
  return setOnce(entry, inner, value)
}

/** Maps become objects whose every name is their own. */
function plain(form: ReadForm): Fields {
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.map((entry) => Object.fromEntries(entry)),
    ]),
  )
}
