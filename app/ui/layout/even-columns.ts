/**
 * In how many columns things stand so that the last row is as full as it can be: as many as fit, fewer where that
 * leaves less room empty.
 * @param count how many things there are
 * @param most columns that there is room for
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
