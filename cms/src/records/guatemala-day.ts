const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guatemala' })

/** The day of a moment in Guatemala: `2026-11-21`. */
export function guatemalaDay(moment: Date): string {
  return dayFormat.format(moment)
}
