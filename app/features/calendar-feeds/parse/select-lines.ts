/**
 * The properties that decide which nights are taken. The summary tells closed nights from stays; descriptions, places
 * and people are left out.
 */
const known: Record<string, ReadonlySet<string>> = {
  VCALENDAR: new Set(['METHOD']),
  VEVENT: new Set([
    'UID',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'STATUS',
    'TRANSP',
    'SUMMARY',
  ]),
  VTIMEZONE: new Set(['TZID']),
  STANDARD: new Set(['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO']),
  DAYLIGHT: new Set(['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO']),
}

const parents: Record<string, string | undefined> = {
  VCALENDAR: undefined,
  VEVENT: 'VCALENDAR',
  VTIMEZONE: 'VCALENDAR',
  STANDARD: 'VTIMEZONE',
  DAYLIGHT: 'VTIMEZONE',
}

type Selected = { text: string; events: number }

/**
 * The lines of a calendar file (RFC 5545) that matter, unfolded: alarms, tasks, texts and what writers made up are left
 * out. Null for a file that is no calendar or that ends before its calendar does.
 */
export function selectLines(file: string): Selected | null {
  const lines: string[] = []
  const open: string[] = []
  let events = 0
  let calendars = 0
  // How many components are open inside of one that is left out, that one included.
  let skipped = 0
  for (const line of unfold(file)) {
    const [, name = ''] = /^([A-Za-z0-9-]+)[:;]/.exec(line) ?? []
    const property = name.toUpperCase()
    const value = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase()
    if (property === 'BEGIN') {
      const isKnown = skipped === 0 && value in known && parents[value] === open.at(-1)
      if (!isKnown) {
        skipped += 1
        continue
      }
      open.push(value)
      if (value === 'VEVENT') events += 1
      lines.push(`BEGIN:${value}`)
    } else if (property === 'END') {
      if (skipped > 0) {
        skipped -= 1
        continue
      }
      if (open.pop() !== value) return null
      if (value === 'VCALENDAR') calendars += 1
      lines.push(`END:${value}`)
    } else if (skipped === 0 && known[open.at(-1) ?? '']?.has(property)) {
      lines.push(line)
    }
  }
  if (calendars === 0 || open.length > 0 || skipped > 0) return null
  return { text: lines.join('\r\n'), events }
}

/** Long lines go on in the next one after a space (RFC 5545 §3.1). */
function* unfold(file: string): Generator<string> {
  let parts: string[] = []
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) parts.push(line.slice(1))
    else {
      if (parts.length > 0) yield parts.join('')
      parts = [line]
    }
  }
  yield parts.join('')
}
