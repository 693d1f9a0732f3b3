import type { Steps } from '~/platform/process/steps'
import { type Bits, allBits, forEachBit, noBits, removeBit, sharedBits } from './bits'
import type { Check, ColumnRange } from '../filters/listing-filter'

/** A filter that is set: the positions that pass it, and what a check costs. */
export type SetFilter = {
  /** Its place in `listingFilters`. */
  at: number
  passes: Bits | ColumnRange | Check
  cost: 'column' | 'stay' | 'price'
}

export type Passed = {
  /** The positions that every filter lets through. */
  all: Bits
  /** The positions that every filter but this one lets through. */
  allBut: (at: number) => Bits
}

const costs = ['column', 'stay', 'price'] as const

/**
 * Applies all filters in one pass. Tracks positions that fail once and more than once: dropping one filter adds those
 * that fail only that filter. Expensive filters skip positions whose result is settled. Can be interrupted between
 * their checks.
 */
export function* passFilters(
  count: number,
  filters: SetFilter[],
  withAllBut: boolean,
): Steps<Passed> {
  const everything = allBits(count)
  const failedOnce = new Uint32Array(everything.length)
  const failedTwice = new Uint32Array(everything.length)
  const passing = new Map<number, Bits>()
  for (const cost of costs) {
    for (const filter of filters) {
      if (filter.cost !== cost) continue
      const failed = withAllBut ? failedTwice : failedOnce
      const own = yield* bitsOf(filter.passes, count, () => without(everything, failed))
      passing.set(filter.at, own)
      for (let at = 0; at < own.length; at++) {
        const missing = ~(own[at] ?? 0)
        failedTwice[at] = (failedTwice[at] ?? 0) | ((failedOnce[at] ?? 0) & missing)
        failedOnce[at] = (failedOnce[at] ?? 0) | missing
      }
    }
  }
  const all = without(everything, failedOnce)
  const allBut = (at: number) => {
    const own = passing.get(at)
    if (!own) return all
    const failsAlone = without(sharedBits(failedOnce, everything), failedTwice)
    return all.map((word, place) => word | ((failsAlone[place] ?? 0) & ~(own[place] ?? 0)))
  }
  return { all, allBut }
}

/** `candidates` are the positions that a check is asked about. */
function* bitsOf(passes: SetFilter['passes'], count: number, candidates: () => Bits): Steps<Bits> {
  if (passes instanceof Uint32Array) return passes
  if (typeof passes !== 'function') return bitsInRange(passes, count)
  const bits = candidates()
  for (let from = 0; from < bits.length; from += wordsPerStep) {
    if (from > 0) yield
    forEachBit(bits.subarray(from, from + wordsPerStep), (at) => {
      const position = from * 32 + at
      if (!passes(position)) removeBit(bits, position)
    })
  }
  return bits
}

/** Of 32 positions each. */
const wordsPerStep = 4

/** Whole words at a time, since most searches pass all of a section through such a range. */
function bitsInRange({ column, min, max }: ColumnRange, count: number): Bits {
  const bits = noBits(count)
  for (let at = 0; at < bits.length; at++) {
    const first = at * 32
    const end = Math.min(32, count - first)
    let word = 0
    for (let bit = 0; bit < end; bit++) {
      const value = column[first + bit] ?? NaN
      if (value >= min && value <= max) word |= 1 << bit
    }
    bits[at] = word
  }
  return bits
}

function without(bits: Bits, others: Bits): Bits {
  return bits.map((word, at) => word & ~(others[at] ?? 0))
}
