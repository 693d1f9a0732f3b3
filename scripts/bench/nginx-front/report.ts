let failed = 0

/** Tries one thing and prints whether it passed, with what was found. An expectation that does not hold throws. */
export async function check(name: string, run: () => Promise<string>): Promise<void> {
  try {
    const found = await run()
    console.log(`passed  ${name}: ${found}`)
  } catch (err) {
    failed++
    console.log(`FAILED  ${name}: ${err instanceof Error ? err.message : String(err)}`)
  }
}

/** Throws unless something holds. */
export function expectThat(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** How many checks failed so far. */
export const countFailed = () => failed

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}
