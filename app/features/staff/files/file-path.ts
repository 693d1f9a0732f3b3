import type { Locale } from '~content/locale'
import { resources } from '~/routing/resources'

/** The path of a private file; `locale` is the language of error messages. */
export function filePath(id: string, locale: Locale): string {
  return `/${resources.staffFile.path.replace(':id', encodeURIComponent(id))}?language=${locale}`
}
