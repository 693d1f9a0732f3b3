/** A seeded source of numbers; the same key always gives the same picture. */
export type Random = {
  next: () => number
  range: (from: number, to: number) => number
  int: (from: number, to: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  chance: (probability: number) => boolean
  sign: () => 1 | -1
  /** About -1 to 1, mostly near 0. */
  bell: () => number
  fork: (key: string) => Random
}

/** 32-bit FNV-1a of a text. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export const createRandom = (key: string): Random => {
  let state = hashOf(key)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => Math.floor(from + (to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    bell: () => (next() + next() + next()) / 1.5 - 1,
    fork: (child) => createRandom(`${key}/${child}`),
  }
}
