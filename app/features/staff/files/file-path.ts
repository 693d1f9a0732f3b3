import type { Locale } from '~content/locale'
import { resources } from '~/routing/resources'

/** Where a private file is handed out; the language is that of what is said when it is not. */
export function filePath(id: string, locale: Locale): string {
  return `/${resources.staffFile.path.replace(':id', encodeURIComponent(id))}?language=${locale}`
}
