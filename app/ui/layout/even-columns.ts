/**
 * The number of columns that leaves the fewest empty cells in the last row; the larger number if several do.
 * @param count number of items
 * @param most columns that fit
 */
export function evenColumns(count: number, most: number): number {
  if (count <= most) return Math.max(1, count)
  const empty = (columns: number) => (columns - (count % columns)) % columns
  let best = most
  for (let columns = most - 1; columns > 1; columns--) {
    if (empty(columns) < empty(best)) best = columns
  }
  return best
}
