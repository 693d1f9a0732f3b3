/**
 * The number of columns that leaves the fewest empty cells in the last row; the larger number if several do.
 * @param count number of items
 * @param max columns that fit
 */
export function evenColumns(count: number, max: number): number {
  if (count <= max) return Math.max(1, count)
  const empty = (columns: number) => (columns - (count % columns)) % columns
  let best = max
  for (let columns = max - 1; columns > 1; columns--) {
    if (empty(columns) < empty(best)) best = columns
  }
  return best
}
