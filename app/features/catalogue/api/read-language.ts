import { locales, type Locale } from '~content/locale'
import type { QueryReader } from '../filters/query-reader'

/** The `language` of a call; English where it says none. */
export function readLanguage(reader: QueryReader): Locale {
  return reader.choice('language', locales) ?? 'en'
}
