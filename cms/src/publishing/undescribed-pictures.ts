import { say } from '../words/say'

type Attribute = { type: string; component?: string; multiple?: boolean }
type Model = { attributes: Record<string, Attribute>; info?: { displayName?: string } }
type Value = Record<string, unknown>
type ModelOf = (uid: string) => Model
/** How editors call a field of a type or component. */
type NameOf = (uid: string, field: string) => string

/** Where pictures of an entry lack their text for people who do not see them, e.g. `Hero`, `gallery 3`. */
export function undescribedPictures(
  modelOf: ModelOf,
  uid: string,
  entry: Value,
  nameOf: NameOf,
): string[] {
  return [...new Set(placesIn({ modelOf, nameOf }, uid, entry, []))]
}

function placesIn(
  words: { modelOf: ModelOf; nameOf: NameOf },
  uid: string,
  entry: Value,
  path: string[],
): string[] {
  const { modelOf, nameOf } = words
  const { attributes } = modelOf(uid)
  return Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const value = entry[name]
    if (type === 'media') {
      const text = textOf(name, Object.keys(attributes))
      return value && text && !entry[text] ? [[...path, nameOf(uid, name)].join(' → ')] : []
    }
    if (type !== 'component' && type !== 'dynamiczone') return []
    const parts: unknown[] = Array.isArray(value) ? value : [value]
    return parts.flatMap((part, index) => {
      if (typeof part !== 'object' || part === null) return []
      const partUid = component ?? ('__component' in part ? String(part.__component) : undefined)
      if (partUid === undefined) return []
      const place = component ? nameOf(uid, name) : say(modelOf(partUid).info?.displayName ?? name)
      const step = Array.isArray(value) ? `${place} ${index + 1}` : place
      return placesIn(words, partUid, { ...part }, [...path, step])
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
