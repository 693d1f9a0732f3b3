import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'

type Tried = { email: string; address: string }

export type SignInLimit = ReturnType<typeof createSignInLimit>

/**
 * Counts tries to sign in, by account and by address: ten in 15 minutes each (docs/facts/security.md 24). An account is
 * counted by what was typed, so that an unknown one runs out in the same way. The shared limit is that of all workers.
 */
export function createSignInLimit({ now = Date.now, isShared = false } = {}) {
  const rule = { most: 10, within: minutes(15), now }
  const create = (name: string) => createRateLimit(isShared ? { ...rule, name } : rule)
  const byAccount = create('sign-ins by account')
  const byAddress = create('sign-ins by address')
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
    /** The attempt was no guess: the password was right or was never checked. */
    takeBack(tried: Tried): void {
      byAccount.takeBack(accountOf(tried))
      byAddress.takeBack(tried.address)
    },
  }
}

export const signInLimit = createSignInLimit({ isShared: true })
