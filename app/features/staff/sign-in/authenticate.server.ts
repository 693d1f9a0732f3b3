import { staffCredentialsSchema, type StaffAccount } from '~content/staff-account'
import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import { hasRight } from '../rights'
import { AccountsUnavailable, type CmsAccounts } from '../session/cms-accounts.server'
import type { SignInLimit } from './sign-in-limit.server'
import type { SignInProblem, SignInReply } from './sign-in-problem'

export type SignInParts = { limit: SignInLimit; accounts: CmsAccounts }

type Tried = { form: FormData; address: string }

/**
 * Checks credentials and returns the account or the problem. A role without a place here is told so only
 * with the right password. `waitMs` is the time until the next try.
 */
export async function authenticate(
  { form, address }: Tried,
  { limit, accounts }: SignInParts,
): Promise<{ account: StaffAccount } | (SignInReply & { waitMs: number })> {
  const typed = { email: textOf(form, 'email'), password: textOf(form, 'password') }
  const failed = (problem: SignInProblem, waitMs = 0) => ({
    problem,
    email: typed.email.slice(0, 254),
    waitMinutes: Math.ceil(waitMs / minutes(1)),
    waitMs,
  })
  const credentials = staffCredentialsSchema.safeParse(typed)
  if (!credentials.success) return failed('incomplete')
  const tried = { email: typed.email, address }
  const wait = await limit.take(tried)
  if (wait > 0) return failed('tooManyTries', wait)
  try {
    const account = await accounts.verify(credentials.data)
    if (!account) {
      log.warn('staff sign-in failed')
      return failed('refused')
    }
    await limit.takeBack(tried)
    return hasRight(account.role, 'reports') ? { account } : failed('noRight')
  } catch (err) {
    if (!(err instanceof AccountsUnavailable)) throw err
    await limit.takeBack(tried)
    log.error({ err }, 'staff sign-in could not be checked')
    return failed('unavailable')
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
