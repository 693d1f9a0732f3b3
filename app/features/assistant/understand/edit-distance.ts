/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of
 * the other (Damerau and Levenshtein, neighbours swapped once). Above `max` it says `max + 1`.
 */
export function editDistance(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      if (i > 1 && j > 1 && swapped) best = Math.min(best, at(beforeLast, j - 2) + 1)
      row.push(best)
    }
    if (Math.min(...row) > max) return max + 1
    beforeLast = last
    last = row
  }
  return Math.min(at(last, right.length), max + 1)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}

/** How many typos are forgiven in a word of this length. */
export function maxTypos(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}
