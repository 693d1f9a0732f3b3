import type { Locale } from '~content/locale'

/** An hour of a contract as people say it, of a clock time `HH:MM`: `1 PM`, `10:30 AM`. */
export function hourOfClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The clock time, `HH:MM`, of an hour that staff wrote: `1 PM`, `1:30 p. m.`, `13:00`; null where it says something else. */
export function clockOfHour(written: string): string | null {
  const [, digits = '', past = '00', half = ''] =
    /^(\d{1,2})(?::([0-5]\d))?\s*(?:([ap])\.?\s?m\.?|h)?$/i.exec(written.trim()) ?? []
  const hours = Number(digits)
  if (digits === '' || (half === '' ? hours > 23 : hours < 1 || hours > 12)) return null
  const ofDay = half === '' ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(ofDay).padStart(2, '0')}:${past}`
}

/** As it stands in a text: `1 PM` becomes `1 p. m.` in Spanish, unbroken; whatever else staff write stays as it is. */
export function hourInText(written: string, locale: Locale): string {
  const [, digits, half] = /^(\d{1,2}(?::\d{2})?)\s*([ap])\.?\s?m\.?$/i.exec(written) ?? []
  if (!digits || !half || locale === 'en') return written
  return `${digits}\u{a0}${half.toLowerCase()}.\u{a0}m.`
}
