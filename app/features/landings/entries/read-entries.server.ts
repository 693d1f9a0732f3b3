import type * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'

/** All published entries of a type in both languages, since an address may name either. */
export async function readEntries<Entry extends z.ZodType>(
  definition: ContentDefinition<z.ZodArray<Entry>>,
): Promise<Record<Locale, z.infer<Entry>[]>> {
  const [en, es] = await Promise.all([readContent(definition, 'en'), readContent(definition, 'es')])
  return { en: en ?? [], es: es ?? [] }
}
