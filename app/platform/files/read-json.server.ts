import { readFile } from 'node:fs/promises'
import type * as z from 'zod'

/**
 * Reads a snapshot that this site wrote. Null when it does not exist or no longer has the expected shape,
 * since a snapshot of an older version is worth no more than none.
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
