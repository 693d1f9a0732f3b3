/** Fields that forms have besides what a visitor fills in. */
export const ownFields = {
  /** Has to come back empty: only programs fill it in. */
  trap: 'website',
  /** A UUID that the browser makes, so that sending twice is sending once. */
  submissionKey: 'submissionKey',
  /** What the bot check gave the visitor. */
  botCheckToken: 'botCheckToken',
} as const
