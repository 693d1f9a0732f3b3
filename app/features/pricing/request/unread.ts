/**
 * Data as it arrives, every field of it unknown: quotes are asked for with whatever a visitor's browser or
 * an old saved requirement holds, and an answer is owed to all of it.
 */
export type Unread<Shape> = { readonly [Field in keyof Shape]?: unknown }

type Fields = Readonly<Record<string, unknown>>

const noFields: Fields = {}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : noFields
}

const none: readonly Fields[] = []

/** `every` would pass over the gaps of a sparse list. */
function isListOfRecords(list: readonly unknown[]): list is readonly Fields[] {
  return list.findIndex((item) => !isRecord(item)) < 0
}

/** The records of a list, copied only where something else stands among them; what is no list has none. */
export function recordsOf(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) return none
  const list: readonly unknown[] = value
  return isListOfRecords(list) ? list : list.filter(isRecord)
}

/** Whether nothing was said. */
export function isEmpty(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/** A billion: sums of such amounts stay numbers. */
const largestAmount = 1e9

/** An amount, a rate, a percentage or a minimum; what is none counts as 0, and so does one below it. */
export function amountOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && value <= largestAmount ? value : 0
}

/** A number, or null if there is none. */
export function findNumber(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null
}
