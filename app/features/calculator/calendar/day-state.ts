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

/** Longer stays than this are not looked for, where a day is only good for leaving. */
const maxLookBack = 366

/** Whether a stay by the night may begin on a day. */
export function checkInReason(rules: DayRules, day: number): DayReason | null {
  const early = arrivalReason(rules, day)
  if (early) return early
  if (!isFree(rules, day, day + 1)) return canLeaveOn(rules, day) ? 'leaveOnly' : 'locked'
  return isFree(rules, day, day + minimumNights(rules, day)) ? null : 'gapTooShort'
}

/** Whether a stay by the month may begin on a day; `end` is the day after its last night. */
export function termStartReason(rules: DayRules, day: number, end: number): DayReason | null {
  const early = arrivalReason(rules, day)
  if (early) return early
  if (!isFree(rules, day, day + 1)) return 'locked'
  return isFree(rules, day, end) ? null : 'termTaken'
}

/** Whether a stay that begins on `checkIn` may end on a day. A check-in that is none itself allows nothing. */
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
