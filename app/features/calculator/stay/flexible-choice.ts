import type { StayDates } from '~/features/catalogue/filters/dates'
import type { FlexibleDays, StayLength } from '~/features/catalogue/stay/flexible-dates'

/** What the calendar of a search offers beside exact dates (finding.md §2). */
export type FlexibleChoice = {
  dates: StayDates
  lengths: readonly StayLength[]
  /** `YYYY-MM`. */
  months: readonly string[]
  /** By how many days the dates may be moved. */
  move: (days: FlexibleDays) => void
  /** A length of stay and the month in which it begins, in place of dates; null for neither. */
  ask: (length: StayLength | null, month: string | null) => void
}
