import { readFile } from 'node:fs/promises'
import type * as z from 'zod'

/**
 * Reads a JSON snapshot written by this site. Null if it does not exist or does not match the schema, e.g. because an
 * older version wrote it.
 */
export async function findJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
