import { timeZone } from '../../content-types/time-zone'
import { editorsLanguage, translate } from '../../labels/translate'
import { guatemalaDay, startOfGuatemalaDay } from '../../records/guatemala-day'

/** The dates between which the site shows an entry. */
export type VisibilityWindow = {
  startDate?: string | null
  endDate?: string | null
  finishDate?: string | null
  /** A calendar day in Guatemala. */
  publicationDate?: string | null
  /** The same of a letter. */
  sentOn?: string | null
}

/** `schedule` tells when visitors see the page once it is published. */
type WindowCheck = { faults: string[]; warnings: string[]; schedule: string[] }

/** Checks an entry's dates against the clock in Guatemala, and tells when visitors see it. */
export function checkVisibilityWindow(
  window: VisibilityWindow,
  now: Date,
  isPublished = false,
): WindowCheck {
  const { startDate, endDate, finishDate } = window
  const { publicationDate = window.sentOn } = window
  const check: WindowCheck = { faults: [], warnings: [], schedule: [] }
  const end = endDate ?? finishDate
  const begin = startDate ?? (publicationDate && startOfGuatemalaDay(publicationDate))
  if (begin && end && new Date(end) <= new Date(begin)) {
    check.faults.push(translate('It ends before it begins.'))
    return check
  }
  if (end && new Date(end) <= now) {
    check.warnings.push(
      translate('It ended on {moment}: visitors read that it is over.', {
        moment: inGuatemala(end),
      }),
    )
    return check
  }
  const isLater = startDate && new Date(startDate) > now
  const isLaterDay = publicationDate && publicationDate > guatemalaDay(now)
  const from = isLater ? inGuatemala(startDate) : isLaterDay ? day(publicationDate) : null
  check.schedule.push(
    from
      ? translate('Visitors see it from {moment} on.', { moment: from })
      : isPublished
        ? translate('Visitors see it now.')
        : translate('Visitors see it as soon as it is published.'),
  )
  if (end) check.schedule.push(translate('It ends on {moment}.', { moment: inGuatemala(end) }))
  else if (publicationDate === undefined) check.schedule.push(translate('It has no end.'))
  return check
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

/** Formats a calendar day, which has no time zone. */
function day(date: string): string {
  const format = new Intl.DateTimeFormat(dateLocales[editorsLanguage()], {
    timeZone: 'UTC',
    dateStyle: 'medium',
  })
  return format.format(new Date(date))
}
