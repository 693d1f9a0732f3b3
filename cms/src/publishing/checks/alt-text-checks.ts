import { markdownPictures } from '../../content-types/markdown-pictures'
import { translate } from '../../labels/translate'
import { languageName } from './language-checks'
import { type EntryComponent, placeOf } from './list-components'
import { textsOf } from './text-checks'

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

/** Frequent words that belong to only one of the two languages. */
const ownWords = {
  en: /\b(?:the|of|with|on|and|at|by|from|to|over|under)\b/gi,
  es: /(?<!\p{L})(?:el|la|los|las|de|del|con|en|y|un|una|al|por|desde|sobre)(?!\p{L})/giu,
}

/**
 * Warnings about pictures in texts whose words read like the other language. The panel's button takes them over from
 * the media library, which has one text for both languages.
 */
export function picturesInOtherLanguage(parts: EntryComponent[], locale: string | null): string[] {
  if (locale !== 'en' && locale !== 'es') return []
  const other = locale === 'en' ? 'es' : 'en'
  const count = (alt: string, language: 'en' | 'es') => alt.match(ownWords[language])?.length ?? 0
  return parts.flatMap(textsOf).flatMap(({ field, markdown }) =>
    markdownPictures(markdown)
      .filter(({ alt }) => count(alt, other) > count(alt, locale))
      .map(({ alt }) =>
        translate('The words of a picture in "{field}" seem to be {language}: "{words}".', {
          field,
          words: alt,
          language: languageName(other),
        }),
      ),
  )
}
