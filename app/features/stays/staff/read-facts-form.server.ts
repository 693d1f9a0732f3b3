import type { Locale } from '~content/locale'
import type { StayChange } from '~content/stay-change'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import { findRentalChoice } from './rental-choices.server'

type Facts = NonNullable<StayChange['set']['facts']>

const maxGuests = 1000

/**
 * House, dates and guests that staff set; null where they make no sense: one date alone, a departure before the
 * arrival, an unknown rental. The name of the rental is in the language of the guest.
 */
export function readFactsForm(form: FormData, language: Locale): Facts | null {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [startDate, endDate] = [text('startDate'), text('endDate')]
  const hasDates = startDate !== '' || endDate !== ''
  if (hasDates && !(isCalendarDay(startDate) && isCalendarDay(endDate) && startDate < endDate)) {
    return null
  }
  const rental = text('rental') === '' ? null : findRentalChoice(text('rental'), language)
  if (text('rental') !== '' && !rental) return null
  const guests = text('guests') === '' ? null : Number(text('guests'))
  if (guests !== null && !(Number.isInteger(guests) && guests >= 1 && guests <= maxGuests)) {
    return null
  }
  return {
    rental,
    guests,
    ...(hasDates ? { startDate, endDate } : { startDate: null, endDate: null }),
  }
}
