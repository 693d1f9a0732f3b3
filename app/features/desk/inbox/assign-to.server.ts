import { maxStaffNameLength } from '~content/limits'
import type { StayChange } from '~content/stay-change'
import { hasRight } from '~/features/staff/rights'
import { AccountsUnavailable, type CmsAccounts } from '~/features/staff/session/cms-accounts.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { log } from '~/platform/log/log.server'

/**
 * Gives stays to the account with this number. Says why not where it may not work on stays any more, or cannot be
 * checked. Throws a 400 for what no form of ours sends.
 */
export async function assignTo(
  person: string,
  accounts: Pick<CmsAccounts, 'find'>,
): Promise<StayChange['set'] | 'mayNotTake' | 'unavailable'> {
  if (!/^[1-9]\d{0,8}$/.test(person)) throw formErrorResponse(brokenForm)
  try {
    const account = await accounts.find(Number(person))
    if (!account || !hasRight(account.role, 'stays')) return 'mayNotTake'
    return { owner: { id: account.id, name: account.name.slice(0, maxStaffNameLength) } }
  } catch (err) {
    if (!(err instanceof AccountsUnavailable)) throw err
    log.error({ err }, 'the account to which stays are assigned could not be checked')
    return 'unavailable'
  }
}
