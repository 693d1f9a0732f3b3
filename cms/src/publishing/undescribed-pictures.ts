type Attribute = { type: string; component?: string; required?: boolean }
type Model = { attributes: Record<string, Attribute>; info?: { displayName?: string } }
type Value = Record<string, unknown>

/** Where pictures of an entry lack their text for people who do not see them, e.g. `Hero`, `gallery 3`. */
export function undescribedPictures(
  modelOf: (uid: string) => Model,
  uid: string,
  entry: Value,
): string[] {
  return [...new Set(placesIn(modelOf, uid, entry, []))]
}

function placesIn(
  modelOf: (uid: string) => Model,
  uid: string,
  entry: Value,
  path: string[],
): string[] {
  const { attributes } = modelOf(uid)
  return Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const value = entry[name]
    if (type === 'media') {
      const text = textOf(name, Object.keys(attributes))
      // A required text is among the empty fields already.
      const isAsked = text !== undefined && !attributes[text]?.required
      return value && isAsked && !entry[text] ? [[...path, name].join(' → ')] : []
    }
    if (type !== 'component' && type !== 'dynamiczone') return []
    const parts: unknown[] = Array.isArray(value) ? value : [value]
    return parts.flatMap((part, index) => {
      if (typeof part !== 'object' || part === null) return []
      const partUid = component ?? ('__component' in part ? String(part.__component) : undefined)
      if (partUid === undefined) return []
      const place = component ? name : (modelOf(partUid).info?.displayName ?? name)
      const step = Array.isArray(value) ? `${place} ${index + 1}` : place
      return placesIn(modelOf, partUid, { ...part }, [...path, step])
    })
  })
}

/** The field with a picture's text: `imageAlt` for `image` and `imageMobile`, `alt` in a component. */
export function textOf(media: string, names: string[]): string | undefined {
  const stems = names
    .filter((name) => name.endsWith('Alt') && media.startsWith(name.slice(0, -3)))
    .sort((a, b) => b.length - a.length)
  return stems[0] ?? names.find((name) => name === 'alt')
}
