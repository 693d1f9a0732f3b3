import { isFree, minimumNights, type DayRules } from './day-rules'

/** Why a day cannot be chosen; null if it can. */
export type DayReason =
  | 'past'
  /** Today, after the hour of the last arrival. */
  | 'cutOff'
  /** Before the place is to be had at all. */
  | 'notYet'
  | 'locked'
  /** Its night is blocked, but a stay may end on it. */
  | 'leaveOnly'
  /** Free, with fewer nights before the next blocked one than the shortest stay takes. */
  | 'gapTooShort'
  /** Free, with a blocked night within the months that are asked for. */
  | 'termTaken'
  | 'notAfterCheckIn'
  | 'belowMinimum'
  | 'behindLock'

/** Nights of the longest stay that is tried when looking for one that ends on a day. */
const maxLookBack = 366

/** Why a stay by the night cannot begin on a day; null if it can. */
export function checkInReason(rules: DayRules, day: number): DayReason | null {
  const early = arrivalReason(rules, day)
  if (early) return early
  if (!isFree(rules, day, day + 1)) return canLeaveOn(rules, day) ? 'leaveOnly' : 'locked'
  return isFree(rules, day, day + minimumNights(rules, day)) ? null : 'gapTooShort'
}

/** Why a stay by the month cannot begin on a day; null if it can. `end` is the day after its last night. */
export function termStartReason(rules: DayRules, day: number, end: number): DayReason | null {
  const early = arrivalReason(rules, day)
  if (early) return early
  if (!isFree(rules, day, day + 1)) return 'locked'
  return isFree(rules, day, end) ? null : 'termTaken'
}

/** Why a stay from `checkIn` cannot end on a day; null if it can. No day can end a stay from an impossible check-in. */
export function checkOutReason(rules: DayRules, checkIn: number, day: number): DayReason | null {
  if (day <= checkIn) return 'notAfterCheckIn'
  const start = checkInReason(rules, checkIn)
  if (start) return start
  if (day - checkIn < minimumNights(rules, checkIn)) return 'belowMinimum'
  return isFree(rules, checkIn, day) ? null : 'behindLock'
}

function arrivalReason(rules: DayRules, day: number): DayReason | null {
  if (day < rules.today) return 'past'
  if (day < rules.earliestCheckIn) return 'cutOff'
  return day < rules.opening ? 'notYet' : null
}

function canLeaveOn(rules: DayRules, day: number): boolean {
  const first = Math.max(rules.earliestCheckIn, rules.opening, day - maxLookBack)
  for (let checkIn = day - 1; checkIn >= first && isFree(rules, checkIn, day); checkIn--) {
    if (day - checkIn >= minimumNights(rules, checkIn)) return true
  }
  return false
}
