import { addDays, dayNumber, weekdayOf } from '~/platform/time/guatemala-day'
import { extractFirst, type Reading } from './normalize'
import { nightsIn, withoutNights } from './read-nights'
import type { StayDates } from './understanding'
import type { Clock } from './written-day'

/** From Sunday on, as calendars number them. */
const weekdays: readonly RegExp[] = [
  /^(?:domingo|sunday)$/,
  /^(?:lunes|monday)$/,
  /^(?:martes|tuesday)$/,
  /^(?:miercoles|wednesday)$/,
  /^(?:jueves|thursday)$/,
  /^(?:viernes|friday)$/,
  /^(?:sabado|saturday)$/,
]

export const weekdayPattern =
  '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const weekday = `(${weekdayPattern})(?: (?:que viene|proximo))?`
const to = ' ?(?:to|until|till|through|al|a|hasta(?: el)?|-) ?'

/** "Del viernes al domingo", "from Friday to Sunday". */
const twoWeekdays = new RegExp(
  ` (?:(?:from|del?|desde|el|this|este|next|proximo|on|para|for) ){0,3}${weekday}${to}${weekday}(?= )`,
)
/** "El viernes", "this Friday"; Santo Domingo is a place. */
const oneWeekday = new RegExp(
  ` (?:(?:from|desde|para|for) )?(?:el |el proximo |este |this |next |on )${weekday}(?= )`,
)

/** The days of a stay by the days of the week, the next of their kind; a day alone is the first of the nights. */
export function readWeekdays(text: string, { earliest }: Clock): Reading<StayDates> | null {
  const taken = extractFirst(text, [twoWeekdays, oneWeekday])
  if (!taken) return null
  const [, first, last] = taken.match
  const checkIn = nextOf(first, earliest)
  const checkOut = last ? nextOf(last, addDays(checkIn, 1)) : addDays(checkIn, nightsIn(text) ?? 1)
  return { value: { checkIn, checkOut }, rest: withoutNights(taken.rest) }
}

/** The first such day of the week from a day on. */
function nextOf(name: string | undefined, from: string): string {
  const wanted = weekdays.findIndex((pattern) => pattern.test(name ?? ''))
  return addDays(from, (wanted - weekdayOf(dayNumber(from)) + 7) % 7)
}
