/** Sorts by the end, the soonest first. Entries without an end come last; equal ones keep their order. */
export function soonestEndFirst<Entry extends { endDate: string | null }>(
  entries: readonly Entry[],
): Entry[] {
  const end = ({ endDate }: Entry) => (endDate === null ? Infinity : Date.parse(endDate))
  return [...entries].sort((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)))
}
