import * as z from 'zod'
import { readAsSite } from './editor'
import type { RunningCms } from './start-cms'

const answerSchema = z.object({ data: z.unknown() })

/** A definition of the contract, whichever zod made its schema. */
type Definition<Content> = {
  path: string
  populate: Record<string, unknown>
  schema: { parse: (value: unknown) => Content }
}

/** Published content as the site reads it: the query of its contract, checked by its schema. */
export async function readDefinition<Content>(
  cms: RunningCms,
  { path, populate, schema }: Definition<Content>,
  locale = 'en',
): Promise<Content> {
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
