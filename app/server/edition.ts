import { createHash } from 'node:crypto'

/**
 * A name for what decides how pages look besides content: the build and the settings that are written
 * into them. Pages of another edition would ask for files that are no longer there.
 */
export function editionOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
