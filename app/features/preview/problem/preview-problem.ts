import type { Locale } from '~content/locale'

/** Why there is no preview to look at. */
export type PreviewProblem =
  | { kind: 'forged' | 'expired' | 'foreign' | 'missing' | 'unavailable' | 'notSent' }
  /** A client's link that was revoked or is over. */
  | { kind: 'over'; locale: Locale }
  /** The draft lacks what its page cannot go without. */
  | { kind: 'incomplete'; fields: string[] }

/** The HTTP status of each problem: 401 for every link that is not valid, so that strangers cannot tell why. */
export const previewProblemStatus: Record<PreviewProblem['kind'], number> = {
  forged: 401,
  expired: 401,
  foreign: 401,
  missing: 404,
  incomplete: 422,
  notSent: 403,
  over: 410,
  unavailable: 503,
}
