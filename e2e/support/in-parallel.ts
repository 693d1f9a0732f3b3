/** Does the work for every item, so many at a time; rejects with the first failure. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
