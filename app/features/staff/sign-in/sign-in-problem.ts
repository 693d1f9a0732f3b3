/** Reasons for a rejected sign-in; each is a key of the `staff` texts. */
export type SignInProblem = 'incomplete' | 'refused' | 'noRight' | 'tooManyTries' | 'unavailable'

/** The HTTP status of each problem. All that may be wrong with an account has the same one. */
export const signInProblemStatus = {
  incomplete: 422,
  refused: 422,
  noRight: 403,
  tooManyTries: 429,
  unavailable: 503,
} as const satisfies Record<SignInProblem, number>

/** What the page shows after a try that failed. The password never comes back. */
export type SignInReply = { problem: SignInProblem; email: string; waitMinutes: number }
