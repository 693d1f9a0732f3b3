import type { Locale } from '~content/locale'
import { addDays } from '~/platform/time/guatemala-day'
import { formatMonth, shortMonths } from '~/platform/time/format-day'
import type { CalendarWindow } from './lay-out-nights'

type WindowDay = {
  day: string
  /** Day of the month. */
  date: number
  /** `M` for Monday. */
  letter: string
  isWeekend: boolean
  isToday: boolean
}

/** The heads of the columns: the days of a window, and their months. */
export function windowDays({ from, days }: CalendarWindow, today: string, locale: Locale) {
  const letter = new Intl.DateTimeFormat(locale === 'es' ? 'es-GT' : 'en', {
    weekday: 'narrow',
    timeZone: 'UTC',
  })
  const columns = Array.from({ length: days }, (_, index): WindowDay => {
    const day = addDays(from, index)
    const date = new Date(day)
    return {
      day,
      date: Number(day.slice(8)),
      letter: letter.format(date),
      isWeekend: [0, 6].includes(date.getUTCDay()),
      isToday: day === today,
    }
  })
  const months = new Map<string, number>()
  for (const { day } of columns) {
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1)
  }
  return {
    columns,
    months: [...months].map(([month, count]) => ({
      name: formatMonth(month, locale),
      label: monthLabel(month, count / days, locale),
      count,
    })),
    /** 0: Sunday. */
    firstWeekday: new Date(from).getUTCDay(),
  }
}

/** `Nov 2026`, `Nov` or `N`: what fits above the days of the month, which have a share of the table's width. */
function monthLabel(month: string, share: number, locale: Locale): string {
  if (share >= 1 / 12) return formatMonth(month, locale)
  const name = shortMonths[locale][Number(month.slice(5)) - 1] ?? month
  return share >= 1 / 30 ? name : name.slice(0, 1)
}
