import type { SectionKey } from '~content/section-key'
import { formatDay } from '~/platform/time/format-day'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import type { ListingFilter } from './listing-filter'
import type { QueryReader } from './query-reader'

/** Calendar days, both set or both null. */
type StayDates = { checkIn: string | null; checkOut: string | null }

const unset: StayDates = { checkIn: null, checkOut: null }

/** A house for sale has neither dates nor guests. */
export function letsStays(section: SectionKey): boolean {
  return section !== 'housesForSale'
}

export const dates: ListingFilter<StayDates> = {
  unset,
  read: (reader, { earliestCheckIn }) => readStayDates(reader, earliestCheckIn),
  isOffered: letsStays,
  isSet: ({ checkIn }) => checkIn !== null,
  chips: ({ checkIn, checkOut }, { t, locale }) => {
    if (!checkIn || !checkOut) return []
    const days = { from: formatDay(checkIn, locale), to: formatDay(checkOut, locale) }
    return [{ key: 'dates', words: t('chipDates', days), cleared: unset }]
  },
  cost: 'stay',
  match: (_, { dated }) => dated?.allows ?? null,
}

/** Both days of a stay that can still begin, from the earliest check-in on, or neither (browsing.md §4, §5). */
function readStayDates(reader: QueryReader, earliest: string): StayDates {
  const checkIn = readDay('checkIn')
  const checkOut = readDay('checkOut')
  if (checkIn === null && checkOut === null) return unset
  if (checkIn === null || checkOut === null) {
    const parameter = checkIn === null ? 'checkIn' : 'checkOut'
    if (reader.text(parameter) === null) reader.report({ parameter, code: 'missingDay' })
    return unset
  }
  if (checkIn < earliest) {
    reader.report({ parameter: 'checkIn', code: 'pastDay' })
    return unset
  }
  if (checkOut <= checkIn) {
    reader.report({ parameter: 'checkOut', code: 'dayOrder' })
    return unset
  }
  return { checkIn, checkOut }

  function readDay(parameter: string): string | null {
    const value = reader.text(parameter)
    if (value === null || isCalendarDay(value)) return value
    reader.report({ parameter, code: 'notADay' })
    return null
  }
}
