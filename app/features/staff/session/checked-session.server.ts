import type { StaffAccount } from '~content/staff-account'
import { minutes } from '~/platform/units/duration'
import { AccountsUnavailable, type CmsAccounts } from './cms-accounts.server'
import type { SessionStore } from './create-session-store.server'

/** The account is checked again in the CMS after this time. */
const checkedEvery = minutes(1)
/** A check counts this long while the CMS is unreachable, except for strict requests. */
const grace = minutes(10)

export type SessionParts = { sessions: SessionStore; accounts: CmsAccounts; now: () => number }

/**
 * The account of a session; null if there is none. Asks the CMS at most once a minute, or now if `isStrict`.
 * A changed role or password, or a blocked or deleted account, ends all its sessions. `extendsSession: false` for
 * requests a page makes by itself. Throws `AccountsUnavailable` and database errors.
 */
export async function checkedSession(
  id: string,
  { isStrict, extendsSession = true }: { isStrict: boolean; extendsSession?: boolean },
  { sessions, accounts, now }: SessionParts,
): Promise<StaffAccount | null> {
  const session = await sessions.find(id, { extendsSession })
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
