import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'

type Tried = { email: string; address: string }

export type SignInLimit = ReturnType<typeof createSignInLimit>

/**
 * Counts tries to sign in, by account and by address: ten in 15 minutes each (docs/facts/security.md 24). An account is
 * counted by what was typed, so that an unknown one runs out in the same way. The shared limit is that of all nodes.
 */
export function createSignInLimit({ now = Date.now, isShared = false } = {}) {
  const rule = { max: 10, within: minutes(15), now }
  const create = (name: string) => createRateLimit(isShared ? { ...rule, name } : rule)
  const byAccount = create('sign-ins by account')
  const byAddress = create('sign-ins by address')
  const accountOf = ({ email }: Tried) => email.trim().toLowerCase()

  return {
    /**
     * Counts a try before the password is looked at, so that tries at once are counted too. Resolves with 0, or with
     * the milliseconds until the next try is allowed.
     */
    async take(tried: Tried): Promise<number> {
      const addressWait = await byAddress.take(tried.address)
      if (addressWait > 0) return addressWait
      const accountWait = await byAccount.take(accountOf(tried))
      if (accountWait > 0) await byAddress.takeBack(tried.address)
      return accountWait
    },
    /** The attempt was no guess: the password was right or was never checked. */
    async takeBack(tried: Tried): Promise<void> {
      await byAccount.takeBack(accountOf(tried))
      await byAddress.takeBack(tried.address)
    },
  }
}

export const signInLimit = createSignInLimit({ isShared: true })
