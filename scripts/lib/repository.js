import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute folder of the repository. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * An absolute path inside the repository.
 * @param {...string} parts
 */
export function inRepository(...parts) {
  return join(repository, ...parts)
}
