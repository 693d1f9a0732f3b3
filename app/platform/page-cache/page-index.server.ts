import * as z from 'zod'

export const pageIndexSchema = z.array(
  z.object({
    key: z.string(),
    bytes: z.number(),
    tags: z.array(z.string()),
    renderedAt: z.number(),
    expiresAt: z.number().nullable(),
  }),
)

export type IndexedPage = z.infer<typeof pageIndexSchema>[number]

/** What lies on disk, the longest unused first: bounds the disk and finds the pages of a tag. */
export function createPageIndex(entries: readonly IndexedPage[] = []) {
  const pages = new Map(entries.map((entry) => [entry.key, entry]))
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)

  function remove(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  return {
    /** Notes that a page was written or read. */
    use(entry: IndexedPage): void {
      remove(entry.key)
      pages.set(entry.key, entry)
      bytes += entry.bytes
    },
    has: (key: string) => pages.has(key),
    remove,
    keysWith(tags: ReadonlySet<string>): string[] {
      return [...pages.values()]
        .filter((entry) => entry.tags.some((tag) => tags.has(tag)))
        .map((entry) => entry.key)
    },
    /** Takes the longest unused pages out until the bounds hold, and names them. */
    takeExcess(mostPages: number, mostBytes: number): string[] {
      const excess: string[] = []
      for (const key of pages.keys()) {
        if (pages.size <= mostPages && bytes <= mostBytes) break
        remove(key)
        excess.push(key)
      }
      return excess
    },
    list: (): IndexedPage[] => [...pages.values()],
  }
}
