/** Long work as a generator that yields after every few microseconds to milliseconds of it. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does the work at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const stepSize = 500

/** Maps items, with a step after every few hundred. */
export function* mapInSteps<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Steps<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length % stepSize === stepSize - 1) yield
    results.push(map(item))
  }
  return results
}

/** The items that fit, with a step after every few thousand. */
export function* filterInSteps<Item>(
  items: Iterable<Item>,
  fits: (item: Item) => boolean,
): Steps<Item[]> {
  const found: Item[] = []
  let looked = 0
  for (const item of items) {
    if (++looked % (10 * stepSize) === 0) yield
    if (fits(item)) found.push(item)
  }
  return found
}

/** The positions 0 to `count` - 1 in the order of `compare`, which must be total. */
export function* sortInSteps(
  count: number,
  compare: (a: number, b: number) => number,
): Steps<Uint32Array> {
  let sorted = new Uint32Array(count)
  for (let position = 0; position < count; position++) sorted[position] = position
  for (let start = 0; start < count; start += stepSize) {
    sorted.subarray(start, start + stepSize).sort(compare)
    yield
  }
  for (let width = stepSize; width < count; width *= 2) {
    const merged = new Uint32Array(count)
    for (let start = 0; start < count; start += 2 * width) {
      const left = sorted.subarray(start, start + width)
      const right = sorted.subarray(start + width, start + 2 * width)
      yield* merge(left, right, merged.subarray(start), compare)
    }
    sorted = merged
  }
  return sorted
}

function* merge(
  left: Uint32Array,
  right: Uint32Array,
  target: Uint32Array,
  compare: (a: number, b: number) => number,
): Steps<void> {
  let [fromLeft, fromRight] = [0, 0]
  for (let at = 0; at < left.length + right.length; at++) {
    if (at % stepSize === 0) yield
    const a = left[fromLeft]
    const b = right[fromRight]
    const takesLeft = b === undefined || (a !== undefined && compare(a, b) <= 0)
    target[at] = (takesLeft ? a : b) ?? 0
    if (takesLeft) fromLeft++
    else fromRight++
  }
}
