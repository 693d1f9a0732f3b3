import { editorsLanguage, say } from '../../labels/translate'

/** The dates of an entry between which the site shows it. */
export type Window = {
  startDate?: string | null
  endDate?: string | null
  finishDate?: string | null
  /** A calendar day in Guatemala. */
  publicationDate?: string | null
}

type Remarks = { faults: string[]; warnings: string[]; notes: string[] }

const timeZone = 'America/Guatemala'
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone })

/** When visitors see an entry, told from the clock in Guatemala. */
export function windowRemarks(window: Window, now: Date): Remarks {
  const { startDate, endDate, finishDate, publicationDate } = window
  const remarks: Remarks = { faults: [], warnings: [], notes: [] }
  const end = endDate ?? finishDate
  if (startDate && end && new Date(end) <= new Date(startDate)) {
    remarks.faults.push(say('It ends before it begins.'))
    return remarks
  }
  if (end && new Date(end) <= now) {
    remarks.warnings.push(
      say('It ended on {moment}: visitors read that it is over.', { moment: inGuatemala(end) }),
    )
    return remarks
  }
  if (startDate && new Date(startDate) > now) {
    remarks.notes.push(say('Visitors see it from {moment} on.', { moment: inGuatemala(startDate) }))
  }
  if (publicationDate && publicationDate > calendarDay.format(now)) {
    remarks.notes.push(say('Visitors see it from {moment} on.', { moment: day(publicationDate) }))
  }
  if (end) remarks.notes.push(say('It ends on {moment}.', { moment: inGuatemala(end) }))
  return remarks
}

const dateLocales = { en: 'en-GB', es: 'es-GT' }

function inGuatemala(instant: string): string {
  const format = new Intl.DateTimeFormat(dateLocales[editorsLanguage()], {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return `${format.format(new Date(instant))} (Guatemala)`
}

/** A calendar day, which has no zone. */
function day(date: string): string {
  const format = new Intl.DateTimeFormat(dateLocales[editorsLanguage()], {
    timeZone: 'UTC',
    dateStyle: 'medium',
  })
  return format.format(new Date(date))
}
