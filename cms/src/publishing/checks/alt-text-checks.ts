import { type EntryComponent, placeOf } from './list-components'

/** The places of pictures without alternative text, e.g. `Hero → Picture`. */
export function picturesWithoutAltText(parts: EntryComponent[]): string[] {
  const places = parts.flatMap((part) =>
    Object.entries(part.attributes).flatMap(([name, { type }]) => {
      if (type !== 'media' || !part.value[name]) return []
      const text = altTextField(name, Object.keys(part.attributes))
      // A required text is reported as an empty field already.
      const isAsked = text !== undefined && !part.attributes[text]?.required
      return isAsked && !part.value[text] ? [placeOf(part, name)] : []
    }),
  )
  return [...new Set(places)]
}

/** The field of a picture's alternative text: `imageAlt` for `image` and `imageMobile`, `alt` in a component. */
export function altTextField(media: string, names: string[]): string | undefined {
  const stems = names
    .filter((name) => name.endsWith('Alt') && media.startsWith(name.slice(0, -3)))
    .sort((a, b) => b.length - a.length)
  return stems[0] ?? names.find((name) => name === 'alt')
}
