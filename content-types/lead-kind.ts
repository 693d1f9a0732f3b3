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
