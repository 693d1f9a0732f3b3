import type { Locale } from '~content/locale'

/** Small words that betray a language, and the words of almost every search for a house. */
const signs: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'the a an is are do does can i we you my your with for in on at of to and from under over between how what when where who house houses home near looking need want stay people guests kids'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una es son se puedo podemos tengo mi su con para en al del de y desde hasta entre como que cuando donde quien cual cuanto cuantos casa casas cerca busco necesito quiero hay personas huespedes ninos menos'.split(
      ' ',
    ),
  ),
}

/** The language of a normalized sentence; that of the page where the sentence does not tell. */
export function detectLanguage(text: string, pageLanguage: Locale): Locale {
  const words = text.trim().split(' ')
  const count = (locale: Locale) => words.filter((word) => signs[locale].has(word)).length
  const [english, spanish] = [count('en'), count('es')]
  if (english === spanish) return pageLanguage
  return english > spanish ? 'en' : 'es'
}
