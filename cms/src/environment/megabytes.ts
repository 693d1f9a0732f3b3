/** Megabytes as bytes. */
export function megabytes(count: number): number {
  return count * 1024 * 1024
}
