/** The forms besides the inquiry by which visitors leave their contact data. */
export const leadKinds = [
  'listWithUs',
  'referral',
  'landing',
  'productReport',
  'providerReport',
  'productClaim',
  'subscription',
  'career',
] as const

export type LeadKind = (typeof leadKinds)[number]

/** Those, and the form of documents, which goes the same way and is kept apart from them. */
export const sentKinds = [...leadKinds, 'contractInquiry'] as const

export type SentKind = (typeof sentKinds)[number]
