import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { formatDay, formatMonth } from '~/platform/time/format-day'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import {
  flexibleDays,
  flexibleMonths,
  lengthsOfStay,
  type FlexibleDays,
  type StayLength,
} from '../stay/flexible-dates'
import type { ListingFilter, QueryContext } from './listing-filter'
import type { QueryReader } from './query-reader'

/**
 * Two calendar days, and by how many days they may be moved; or a length of stay and the month in which it begins;
 * or nothing.
 */
export type StayDates = {
  checkIn: string | null
  checkOut: string | null
  flexible: FlexibleDays
  stay: StayLength | null
  /** `YYYY-MM`. */
  month: string | null
}

const unset: StayDates = { checkIn: null, checkOut: null, flexible: 0, stay: null, month: null }

/** A house for sale has neither dates nor guests. */
export function letsStays(section: SectionKey): boolean {
  return section !== 'housesForSale'
}

/** Whether a list is asked for a stay, so that its prices are totals. */
export function asksForStay(section: SectionKey, { checkIn, stay }: StayDates): boolean {
  return letsStays(section) && (checkIn !== null || stay !== null)
}

export const dates: ListingFilter<StayDates> = {
  unset,
  read: (reader, context) => readLength(reader, context) ?? readDays(reader, context),
  isOffered: letsStays,
  isSet: ({ checkIn, stay }) => checkIn !== null || stay !== null,
  chips: (query, { t, locale }) => {
    const words = stayDatesWords(query, t, locale)
    return words === null ? [] : [{ key: 'dates', words, cleared: unset }]
  },
  cost: 'stay',
  match: (_, { dated }) => dated?.allows ?? null,
}

/** What is chosen, in words; null if nothing is. */
export function stayDatesWords(
  { checkIn, checkOut, flexible, stay, month }: StayDates,
  t: TFunction<'listings'>,
  locale: Locale,
): string | null {
  if (stay && month) return t(`chipStay.${stay}`, { month: formatMonth(month, locale) })
  if (!checkIn || !checkOut) return null
  const days = t('chipDates', {
    from: formatDay(checkIn, locale),
    to: formatDay(checkOut, locale),
  })
  return flexible === 0 ? days : `${days} ${t('plusMinusDays', { count: flexible })}`
}

/** A weekend, a week or a month in one of the next twelve months; it takes the place of dates. */
function readLength(
  reader: QueryReader,
  { section, earliestCheckIn }: QueryContext,
): StayDates | null {
  const stay = reader.choice('stay', lengthsOfStay(section))
  if (stay === null) {
    if (reader.text('stay') === null && reader.text('month') !== null) {
      reader.report({ parameter: 'stay', code: 'missingLength' })
    }
    return null
  }
  const months = flexibleMonths(earliestCheckIn)
  if (reader.text('month') === null) reader.report({ parameter: 'month', code: 'missingMonth' })
  // A page begins with the first month, so that a length alone is an answer.
  const month = reader.choice('month', months) ?? months[0] ?? null
  return { ...unset, stay, month }
}

/** Both days of a stay that can still begin, from the earliest check-in on, or neither (browsing.md §4, §5). */
function readDays(reader: QueryReader, { earliestCheckIn }: QueryContext): StayDates {
  const checkIn = readDay('checkIn')
  const checkOut = readDay('checkOut')
  const flexible = reader.choice('flexible', flexibleDays) ?? unset.flexible
  if (checkIn === null && checkOut === null) return unset
  if (checkIn === null || checkOut === null) {
    const parameter = checkIn === null ? 'checkIn' : 'checkOut'
    if (reader.text(parameter) === null) reader.report({ parameter, code: 'missingDay' })
    return unset
  }
  if (checkIn < earliestCheckIn) {
    reader.report({ parameter: 'checkIn', code: 'pastDay' })
    return unset
  }
  if (checkOut <= checkIn) {
    reader.report({ parameter: 'checkOut', code: 'dayOrder' })
    return unset
  }
  return { ...unset, checkIn, checkOut, flexible }

  function readDay(parameter: string): string | null {
    const value = reader.text(parameter)
    if (value === null || isCalendarDay(value)) return value
    reader.report({ parameter, code: 'notADay' })
    return null
  }
}
