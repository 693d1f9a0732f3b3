import { maxReservationNights } from '~content/nights'
import { formText } from '~/platform/body/form-text'
import { findDayNumber, isCalendarDay } from '~/platform/time/guatemala-day'

/** The form as it was typed; `house` is a slug, empty while none is chosen. */
export type LeadStayInput = Record<'house' | 'startDate' | 'endDate' | 'guests', string>

export type LeadStayProblems = Partial<Record<keyof LeadStayInput, true>>

export function readLeadStayInput(form: FormData): LeadStayInput {
  const text = (name: keyof LeadStayInput) => formText(form, name).slice(0, 200)
  return {
    house: text('house'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    guests: text('guests'),
  }
}

/** The fields that are wrong, except for an unknown rental. */
export function checkLeadStayInput(
  { startDate, endDate, guests }: LeadStayInput,
  today: string,
): LeadStayProblems {
  const nights = (findDayNumber(endDate) ?? NaN) - (findDayNumber(startDate) ?? NaN)
  const count = Number(guests)
  const isCount = guests === '' || (Number.isInteger(count) && count >= 1 && count <= 1000)
  return {
    ...(!(isCalendarDay(startDate) && startDate >= today) && { startDate: true }),
    ...(!(nights > 0 && nights <= maxReservationNights) && { endDate: true }),
    ...(!isCount && { guests: true }),
  }
}
