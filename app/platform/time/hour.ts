import type { Locale } from '~content/locale'

/** The 12-hour text of a clock time `HH:MM`: `1 PM`, `10:30 AM`. */
export function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The clock time `HH:MM` of an hour that staff wrote: `1 PM`, `1:30 p. m.`, `13:00`; null if it is no hour. */
export function parseHour(written: string): string | null {
  const [, digits = '', past = '00', half = ''] =
    /^(\d{1,2})(?::([0-5]\d))?\s*(?:([ap])\.?\s?m\.?|h)?$/i.exec(written.trim()) ?? []
  const hours = Number(digits)
  if (digits === '' || (half === '' ? hours > 23 : hours < 1 || hours > 12)) return null
  const ofDay = half === '' ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(ofDay).padStart(2, '0')}:${past}`
}

/** In Spanish `1 PM` becomes `1 p. m.` with non-breaking spaces; any other text stays as it is. */
export function localizeHour(written: string, locale: Locale): string {
  const [, digits, half] = /^(\d{1,2}(?::\d{2})?)\s*([ap])\.?\s?m\.?$/i.exec(written) ?? []
  if (!digits || !half || locale === 'en') return written
  return `${digits}\u{a0}${half.toLowerCase()}.\u{a0}m.`
}
