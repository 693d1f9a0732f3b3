/** Technical fields of every form. */
export const systemFields = {
  /** Must stay empty: only programs fill it in. */
  honeypot: 'website',
  /** Idempotency key, a UUID made in the browser. */
  submissionKey: 'submissionKey',
  /** The token of the bot check. */
  botCheckToken: 'botCheckToken',
} as const
