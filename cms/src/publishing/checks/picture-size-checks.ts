import { translate } from '../../labels/translate'
import { type EntryComponent, placeOf } from './list-components'

/** Pictures across the whole page, which are also shown when it is shared. */
const wide: Record<string, readonly string[]> = {
  'api::blog-post.blog-post': ['image'],
  'api::landing-page.landing-page': ['image'],
  'api::landing-page-with-product.landing-page-with-product': ['image'],
  'api::landing-price.landing-price': ['image'],
  'blocks.hero': ['picture'],
}

/** Widths in pixels below which a picture looks coarse. */
const minWidth = 1200
const least = 480

/** Warnings about pictures that are too small for their place. */
export function smallPictures(parts: EntryComponent[]): string[] {
  return parts.flatMap((part) =>
    Object.entries(part.attributes).flatMap(([name, { type }]) => {
      if (type !== 'media') return []
      const needed = wide[part.uid]?.includes(name) ? minWidth : least
      const width = widthOf(part.value[name])
      if (width === null || width >= needed) return []
      const text = 'A picture is {width} pixels wide, and its place needs {needed}: {field}.'
      return [translate(text, { width, needed, field: placeOf(part, name) })]
    }),
  )
}

/** Null for files without a size, as icons. */
function widthOf(file: unknown): number | null {
  if (typeof file !== 'object' || file === null || !('width' in file)) return null
  return typeof file.width === 'number' ? file.width : null
}
