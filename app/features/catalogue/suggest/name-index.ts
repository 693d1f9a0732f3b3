import { mapInSteps, sortInSteps, type Steps } from '~/platform/process/steps'
import { mistakeFrom, toSearchText } from './search-text'

/** How well a name fits a text: the lower, the better. */
export const fit = {
  begins: 0,
  wordBegins: 1,
  anyOrder: 2,
  oneMistake: 3,
  anyOrderOneMistake: 4,
  none: 255,
} as const

/** Words of a text that are looked for in any order. */
const maxWords = 6

/** Names sorted from each of their words on, so that those that continue a text stand in one range. */
export type NameIndex = {
  /** Entries that have names. */
  count: number
  starts: readonly string[]
  /** For each start, its entry, and whether its name begins there. */
  entries: Uint32Array
  isWhole: Uint8Array
}

const entriesPerStep = 200

type Range = { from: number; to: number }

/** @param entries the names of each entry */
export function* buildNameIndex(entries: readonly (readonly string[])[]): Steps<NameIndex> {
  const texts: string[] = []
  const owners: number[] = []
  const whole: number[] = []
  for (const [entry, names] of entries.entries()) {
    if (entry % entriesPerStep === entriesPerStep - 1) yield
    for (const words of names.map((name) => toSearchText(name).split(' '))) {
      for (const at of words.keys()) {
        texts.push(words.slice(at).join(' '))
        owners.push(entry)
        whole.push(Number(at === 0))
      }
    }
  }
  const order = yield* sortInSteps(texts.length, (a, b) => {
    const one = texts[a] ?? ''
    const other = texts[b] ?? ''
    return one < other ? -1 : one > other ? 1 : a - b
  })
  return {
    count: entries.length,
    starts: yield* mapInSteps(order, (position) => texts[position] ?? ''),
    entries: Uint32Array.from(yield* mapInSteps(order, (position) => owners[position] ?? 0)),
    isWhole: Uint8Array.from(yield* mapInSteps(order, (position) => whole[position] ?? 0)),
  }
}

/**
 * How well each entry fits a text (`toSearchQuery`). From four letters on, one letter may be missing, added, changed or
 * swapped with its neighbour.
 */
export function fitNames(index: NameIndex, text: string): Uint8Array {
  const fits = new Uint8Array(index.count).fill(fit.none)
  if (text === '') return fits
  const note = (entry: number, isWhole: boolean) =>
    improve(fits, entry, isWhole ? fit.begins : fit.wordBegins)
  forEachIn(index, rangeOf(index.starts, text), note)
  const words = [...new Set(text.split(' '))].slice(0, maxWords)
  if (words.length > 1) noteAnyOrder(index, words, fits)
  if (text.length >= mistakeFrom) {
    for (const range of mistakenRanges(index.starts, text)) {
      forEachIn(index, range, (entry) => improve(fits, entry, fit.oneMistake))
    }
  }
  return fits
}

/** Entries that have all words, whatever stands between them, one of them with a mistake. */
function noteAnyOrder(index: NameIndex, words: readonly string[], fits: Uint8Array): void {
  const had = new Uint8Array(index.count)
  const mistakes = new Uint8Array(index.count)
  for (const [before, word] of words.entries()) {
    forEachIn(index, rangeOf(index.starts, word), (entry) => {
      if (had[entry] === before) had[entry] = before + 1
    })
    if (word.length < mistakeFrom) continue
    for (const range of mistakenRanges(index.starts, word)) {
      forEachIn(index, range, (entry) => {
        if (had[entry] !== before || mistakes[entry] === 1) return
        had[entry] = before + 1
        mistakes[entry] = 1
      })
    }
  }
  // By number: going over the entries of a typed array takes ten times as long.
  for (let entry = 0; entry < index.count; entry++) {
    if ((had[entry] ?? 0) < words.length) continue
    improve(fits, entry, mistakes[entry] === 1 ? fit.anyOrderOneMistake : fit.anyOrder)
  }
}

/** The entries in whose names the word stands, whole. */
export function entriesWithWord(index: NameIndex, word: string): Set<number> {
  const entries = new Set<number>()
  const { from, to } = rangeOf(index.starts, word)
  for (let at = from; at < to; at++) {
    if (`${index.starts[at] ?? ''} `.startsWith(`${word} `)) entries.add(index.entries[at] ?? 0)
  }
  return entries
}

function improve(fits: Uint8Array, entry: number, found: number): void {
  if (found < (fits[entry] ?? 0)) fits[entry] = found
}

/** The ranges of names that begin with the text after one letter of it is taken out, put in, changed or swapped. */
function* mistakenRanges(starts: readonly string[], text: string): Generator<Range> {
  let range: Range = { from: 0, to: starts.length }
  for (let at = 0; at < text.length && range.from < range.to; at++) {
    const head = text.slice(0, at)
    const [letter = '', next = ''] = [text[at], text[at + 1]]
    yield rangeOf(starts, head + text.slice(at + 1), range)
    if (next) yield rangeOf(starts, head + next + letter + text.slice(at + 2), range)
    let from = range.from
    while (from < range.to) {
      const other = starts[from]?.[at]
      const same: Range = other
        ? rangeOf(starts, head + other, { from, to: range.to })
        : { from, to: from + 1 }
      if (other) {
        yield rangeOf(starts, head + other + text.slice(at + 1), same)
        yield rangeOf(starts, head + other + text.slice(at), same)
      }
      from = same.to
    }
    range = rangeOf(starts, head + letter, range)
  }
}

/** The positions whose text begins with `prefix`. */
function rangeOf(
  starts: readonly string[],
  prefix: string,
  within: Range = { from: 0, to: starts.length },
): Range {
  const from = firstFrom(starts, prefix, within)
  // No letter of a search text comes after this one.
  return { from, to: firstFrom(starts, `${prefix}\uffff`, { from, to: within.to }) }
}

function firstFrom(starts: readonly string[], text: string, { from, to }: Range): number {
  while (from < to) {
    const middle = (from + to) >> 1
    if ((starts[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

function forEachIn(
  { entries, isWhole }: NameIndex,
  { from, to }: Range,
  visit: (entry: number, isWhole: boolean) => void,
): void {
  for (let at = from; at < to; at++) visit(entries[at] ?? 0, isWhole[at] === 1)
}
