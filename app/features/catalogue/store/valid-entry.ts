import * as z from 'zod'

/** An entry that breaks the contract and is left out. */
export type SkippedEntry = { list: string; id: unknown; problem: string }

/** The entry as the schema reads it, or what is wrong with it. */
export function validEntry<Schema extends z.ZodType>(
  list: string,
  schema: Schema,
  entry: unknown,
): { value: z.output<Schema> } | SkippedEntry {
  const parsed = schema.safeParse(entry)
  if (parsed.success) return { value: parsed.data }
  return { list, id: idOf(entry), problem: z.prettifyError(parsed.error) }
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry
}
