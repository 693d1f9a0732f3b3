import * as z from 'zod'
import type { ContentDefinition } from '../../content-types/content-definition'
import { readAsSite } from './editor'
import type { RunningCms } from './start-cms'

const answerSchema = z.object({ data: z.unknown() })

/** Published content as the site reads it: the query of its contract, checked by its schema. */
export async function readDefinition<Schema extends z.ZodType>(
  cms: RunningCms,
  { path, populate, schema }: ContentDefinition<Schema>,
  locale = 'en',
): Promise<z.infer<Schema>> {
  const pairs = spell('populate', populate)
  const answer = await readAsSite(cms, `${path}?locale=${locale}&${pairs.join('&')}`)
  return schema.parse(answerSchema.parse(answer).data)
}

function spell(name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => spell(`${name}[${key}]`, inner))
  }
  return [`${encodeURIComponent(name)}=${String(value)}`]
}
