import type { StaffAccount } from '~content/staff-account'
import { minutes } from '~/platform/units/duration'
import { AccountsUnavailable, type CmsAccounts } from './cms-accounts.server'
import type { SessionStore } from './create-session-store.server'

/** How old the CMS's word on an account may be. */
const checkedEvery = minutes(1)
/** How long it counts while the CMS is unreachable, for pages that show no private file. */
const grace = minutes(10)

export type SessionParts = { sessions: SessionStore; accounts: CmsAccounts; now: () => number }

/**
 * The account of a session, when the CMS still says of it what it said at the sign-in: a changed role or
 * password, a blocked or deleted account ends all its sessions. `isStrict`: the CMS is asked now, whatever it
 * said a minute ago. `isUse: false`: a page asks by itself, which keeps no session from becoming idle. Null where there is no session; throws `AccountsUnavailable` and
 * errors of the database.
 */
export async function checkedSession(
  id: string,
  { isStrict, isUse = true }: { isStrict: boolean; isUse?: boolean },
  { sessions, accounts, now }: SessionParts,
): Promise<StaffAccount | null> {
  const session = await sessions.find(id, { isUse })
  if (!session) return null
  const { account, checkedAt } = session
  const age = now() - checkedAt
  if (!isStrict && age < checkedEvery) return account
  try {
    const current = await accounts.find(account.id)
    if (!isSame(account, current)) {
      await sessions.endAllOf(account.id)
      return null
    }
    await sessions.noteCheck(id)
    return account
  } catch (error) {
    if (error instanceof AccountsUnavailable && !isStrict && age < grace) return account
    throw error
  }
}

function isSame(before: StaffAccount, now: StaffAccount | null): boolean {
  return now !== null && now.role === before.role && now.stamp === before.stamp
}
