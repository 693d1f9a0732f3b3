import type { Steps } from '~/platform/process/steps'

/** A set of the positions of an index, 32 to a word. */
export type Bits = Uint32Array

const wordSize = 32

/** None of the positions from 0 to `count`. */
export function noBits(count: number): Bits {
  return new Uint32Array(Math.ceil(count / wordSize))
}

/** All positions from 0 to `count`. */
export function allBits(count: number): Bits {
  const bits = noBits(count).fill(-1)
  const rest = count % wordSize
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

/** The positions of the items that pass. */
export function* bitsOf<Item>(
  items: readonly Item[],
  passes: (item: Item) => boolean,
): Steps<Bits> {
  const bits = noBits(items.length)
  for (const [position, item] of items.entries()) {
    if (position % itemsPerStep === itemsPerStep - 1) yield
    if (passes(item)) addBit(bits, position)
  }
  return bits
}

const itemsPerStep = 500

export function removeBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

export function hasBit(bits: Bits, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
}

export function countBits(bits: Bits): number {
  let count = 0
  for (const word of bits) count += onesOf(word)
  return count
}

/** How many positions are in both sets. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0
  for (let at = 0; at < a.length; at++) count += onesOf((a[at] ?? 0) & (b[at] ?? 0))
  return count
}

export function sharedBits(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word & (b[at] ?? 0))
}

/** Calls back for each position of the set, in ascending order. */
export function forEachBit(bits: Bits, visit: (position: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      visit(at * wordSize + (wordSize - 1 - Math.clz32(rest & -rest)))
    }
  }
}

/** The set of `count` positions without one of them: those above it are one lower. */
export function withoutBit(bits: Bits, count: number, position: number): Bits {
  const rest = noBits(count - 1)
  const below = 2 ** (position & 31) - 1
  for (let at = 0; at < rest.length; at++) {
    const word = bits[at] ?? 0
    const lowered = (word >>> 1) | ((bits[at + 1] ?? 0) << 31)
    if (at < position >>> 5) rest[at] = word
    else if (at > position >>> 5) rest[at] = lowered
    else rest[at] = (word & below) | (lowered & ~below)
  }
  return rest
}

/** The set of `count` positions with one more behind them. */
export function withLastBit(bits: Bits, count: number, isInSet: boolean): Bits {
  const longer = noBits(count + 1)
  longer.set(bits)
  if (isInSet) addBit(longer, count)
  return longer
}

export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

/** Adds the bits of a word in pairs, then in fours, then in bytes. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
