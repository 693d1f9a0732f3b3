import { createRateLimit } from '~/platform/http/rate-limit.server'
import { singleton } from '~/platform/process/singleton.server'
import { minutes } from '~/platform/units/duration'

type Tried = { email: string; address: string }

export type SignInLimit = ReturnType<typeof createSignInLimit>

/**
 * Counts tries to sign in, by account and by address: ten in 15 minutes each (docs/facts/security.md 24). An account is
 * counted by what was typed, so that an unknown one runs out in the same way.
 */
export function createSignInLimit(now = Date.now) {
  const rule = { most: 10, within: minutes(15), now }
  const byAccount = createRateLimit(rule)
  const byAddress = createRateLimit(rule)
  const accountOf = ({ email }: Tried) => email.trim().toLowerCase()

  return {
    /** Milliseconds until the next try is allowed; 0 where it is now. */
    waitOf: (tried: Tried): number =>
      Math.max(byAccount.waitOf(accountOf(tried)), byAddress.waitOf(tried.address)),
    /** Counted before the password is looked at, so that tries at once are counted too. */
    note(tried: Tried): void {
      byAccount.note(accountOf(tried))
      byAddress.note(tried.address)
    },
    /** The try was no guess: the password was right, or nobody looked at it. */
    takeBack(tried: Tried): void {
      byAccount.takeBack(accountOf(tried))
      byAddress.takeBack(tried.address)
    },
  }
}

export const signInLimit = (): SignInLimit => singleton('staff sign-in', () => createSignInLimit())
