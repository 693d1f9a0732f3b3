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
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone })

/** When visitors see an entry, told from the clock in Guatemala. */
export function windowRemarks(window: Window, now: Date): Remarks {
  const { startDate, endDate, finishDate, publicationDate } = window
  const remarks: Remarks = { faults: [], warnings: [], notes: [] }
  const end = endDate ?? finishDate
  if (startDate && end && new Date(end) <= new Date(startDate)) {
    remarks.faults.push('It ends before it begins.')
    return remarks
  }
  if (end && new Date(end) <= now) {
    remarks.warnings.push(`It ended on ${inGuatemala(end)}: visitors read that it is over.`)
    return remarks
  }
  if (startDate && new Date(startDate) > now) {
    remarks.notes.push(`Visitors see it from ${inGuatemala(startDate)} on.`)
  }
  if (publicationDate && publicationDate > calendarDay.format(now)) {
    remarks.notes.push(`Visitors see it from ${publicationDate} on.`)
  }
  if (end) remarks.notes.push(`It ends on ${inGuatemala(end)}.`)
  return remarks
}

function inGuatemala(instant: string): string {
  return `${moment.format(new Date(instant))} (Guatemala)`
}
