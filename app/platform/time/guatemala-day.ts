const zone = 'America/Guatemala'
const millisecondsPerDay = 86_400_000

/** The calendar day `YYYY-MM-DD` in Guatemala at a moment; the offset is the zone database's, never a constant. */
export function guatemalaToday(now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Whole days since 1970-01-01, for comparing and subtracting days. The day must be a real one. */
export function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  return Date.UTC(Number(day.slice(0, 4)), month - 1, date) / millisecondsPerDay
}

/** The day `YYYY-MM-DD` of a day number. */
export function dayOfNumber(number: number): string {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10)
}

/** Whether a text is a calendar day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && hasThatDay(text)
}

function hasThatDay(text: string): boolean {
  const number = dayNumber(text)
  return Number.isInteger(number) && dayOfNumber(number) === text
}

export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days)
}

/** The same date some months later, clamped to the month's last day (31 Jan + 1 month = 28 or 29 Feb). */
export function addMonths(day: string, months: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const shifted = Date.UTC(year, month - 1 + months, Math.min(date, lastDate))
  return dayOfNumber(shifted / millisecondsPerDay)
}
