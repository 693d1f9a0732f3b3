/** A number as staff type it: `-10`, `25.5`, `35,00`. Null if it is none; `1,050` is none, since it says two things. */
export function readTypedNumber(text: string): number | null {
  const match = /^([+-]?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return null
  return Number(`${match[1] === '-' ? '-' : ''}${match[2]}.${match[3] ?? '0'}`)
}
