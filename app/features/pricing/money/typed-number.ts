/** A number as staff type it: `-10`, `25.5`, `35,00`. Null for anything else, also for the ambiguous `1,050`. */
export function readTypedNumber(text: string): number | null {
  const match = /^([+-]?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return null
  return Number(`${match[1] === '-' ? '-' : ''}${match[2]}.${match[3] ?? '0'}`)
}
