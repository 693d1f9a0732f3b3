/** Subjects under which questions are gathered, in their order on pages. */
export const faqTopics = [
  'booking',
  'payment',
  'arrival',
  'stay',
  'longTerm',
  'buying',
  'owners',
  'traveling',
] as const

export type FaqTopic = (typeof faqTopics)[number]
