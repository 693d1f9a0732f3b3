/**
 * Input as it arrives, with every field `unknown`: a browser, a program or an old stored requirement may have written
 * it. A quote answers all of it and never throws.
 */
export type Unvalidated<Shape> = { readonly [Field in keyof Shape]?: unknown }

type Fields = Readonly<Record<string, unknown>>

const noFields: Fields = {}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : noFields
}

const none: readonly Fields[] = []

/** `every` would skip the holes of a sparse array. */
function isListOfRecords(list: readonly unknown[]): list is readonly Fields[] {
  return list.findIndex((item) => !isRecord(item)) < 0
}

/** The objects of an array. Copies it only where something else is among them; anything but an array gives none. */
export function recordsOf(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) return none
  const list: readonly unknown[] = value
  return isListOfRecords(list) ? list : list.filter(isRecord)
}

/** Whether a field is missing or empty. */
export function isEmpty(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/** A billion: sums of such amounts stay finite. */
const largestAmount = 1e9

/** An amount, rate, percentage or minimum; 0 if it is not a number, below 0 or above a billion. */
export function amountOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && value <= largestAmount ? value : 0
}

/** The number; null for anything else and for NaN. */
export function findNumber(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null
}
