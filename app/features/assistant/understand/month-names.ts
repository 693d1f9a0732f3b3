/** Names of months as people write them, full or by their first letters, in both languages. */
const starts: readonly (readonly string[])[] = [
  ['january', 'enero', 'jan', 'ene'],
  ['february', 'febrero', 'feb'],
  ['march', 'marzo', 'mar'],
  ['april', 'abril', 'apr', 'abr'],
  ['may', 'mayo'],
  ['june', 'junio', 'jun'],
  ['july', 'julio', 'jul'],
  ['august', 'agosto', 'aug', 'ago'],
  ['september', 'septiembre', 'setiembre', 'sept', 'sep'],
  ['october', 'octubre', 'oct'],
  ['november', 'noviembre', 'nov'],
  ['december', 'diciembre', 'dec', 'dic'],
]

/** One group that takes any of them, the longest first. */
export const monthPattern = `(${starts
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

/** 1 to 12 of a name that `monthPattern` took; null for anything else. */
export function monthOf(name: string | undefined): number | null {
  const index = starts.findIndex((names) => name !== undefined && names.includes(name))
  return index === -1 ? null : index + 1
}

/** The full English name of a month, which `monthOf` reads; null for any other number than 1 to 12. */
export function monthName(number: number): string | null {
  return starts[number - 1]?.[0] ?? null
}
