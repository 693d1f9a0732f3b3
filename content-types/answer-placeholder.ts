/** What a prepared answer may name as `{{name}}`; it is filled in with what is known of the stay. */
export const answerPlaceholders = [
  ...(['name', 'house', 'arrival', 'departure', 'nights', 'guests', 'total'] as const),
  ...(['reference', 'link', 'staff', 'brand', 'phone'] as const),
] as const

export type AnswerPlaceholder = (typeof answerPlaceholders)[number]
