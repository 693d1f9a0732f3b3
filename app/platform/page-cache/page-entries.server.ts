import * as z from 'zod'

export const pageEntriesSchema = z.array(
  z.object({
    key: z.string(),
    bytes: z.number(),
    tags: z.array(z.string()),
    renderedAt: z.number(),
    expiresAt: z.number().nullable(),
  }),
)

export type PageEntry = z.infer<typeof pageEntriesSchema>[number]

/** Entries of the stored pages, least recently used first. Enforces the limits and finds pages by tag. */
export function createPageEntries(entries: readonly PageEntry[] = []) {
  const pages = new Map(entries.map((entry) => [entry.key, entry]))
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)

  function remove(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  return {
    /** Records that a page was written or read. */
    use(entry: PageEntry): void {
      remove(entry.key)
      pages.set(entry.key, entry)
      bytes += entry.bytes
    },
    has: (key: string) => pages.has(key),
    remove,
    /** Removes the least recently used pages until the limits hold, and returns their keys. */
    takeExcess(maxPages: number, maxBytes: number): string[] {
      const excess: string[] = []
      for (const key of pages.keys()) {
        if (pages.size <= maxPages && bytes <= maxBytes) break
        remove(key)
        excess.push(key)
      }
      return excess
    },
    list: (): PageEntry[] => [...pages.values()],
  }
}
