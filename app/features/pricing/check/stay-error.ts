/** What makes a stay invalid, in the order in which it is checked (pricing.md, "What makes a stay invalid"). */
export const stayErrors = [
  'INVALID_PRODUCT_TYPE',
  'NON_EXISTENT_PRODUCT',
  'MISSING_DATE',
  'MISSING_STARTDATE',
  'MISSING_ENDDATE',
  'STARTDATE_IS_NOT_A_DATE',
  'ENDDATE_IS_NOT_A_DATE',
  'PAST_DATE',
  'PAST_STARTDATE',
  'PAST_ENDDATE',
  'STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE',
  'NOT_AVAILABLE_YET',
  'LOCKED_DATES',
  'BELOW_MIN_NIGHTS',
  'INVALID_MONTHS',
  'BELOW_MIN_MONTHS',
  'OVER_CAPACITY',
  'INVALID_GUESTS',
] as const

export type StayError = (typeof stayErrors)[number]
