/** What a prepared answer may name as `{{name}}`; it is filled in with what is known of the stay. */
export const answerPlaceholders = [
  'name',
  'house',
  'arrival',
  'departure',
  'total',
  /** As numbers, and with their words: `4`, `4 nights`; `1`, `1 guest`. */
  'nights',
  'stayLength',
  'guests',
  'party',
  'reference',
  'link',
  'staff',
  'brand',
  'phone',
] as const

export type AnswerPlaceholder = (typeof answerPlaceholders)[number]
