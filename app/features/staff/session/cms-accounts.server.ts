import { staffAnswerSchema, type StaffAccount, type StaffCredentials } from '~content/staff-account'
import { fetchCms } from '~/platform/content/fetch-cms.server'
import { env } from '~/platform/env/env.server'
import { seconds } from '~/platform/units/duration'

const patience = seconds(5)

/** The CMS could not be asked about an account, so it is unknown whether it is still allowed. */
export class AccountsUnavailable extends Error {
  override name = 'AccountsUnavailable'
}

export type CmsAccounts = {
  /** The account with these credentials; null alike for unknown, wrong, blocked and not active. */
  verify: (credentials: StaffCredentials) => Promise<StaffAccount | null>
  /** The account as it is now; null if it may not be used any more. */
  find: (id: number) => Promise<StaffAccount | null>
}

/** The accounts of the CMS's admin panel. Both calls throw `AccountsUnavailable`. */
export function createCmsAccounts(
  cms = { url: env.CMS_URL, token: env.CMS_STAFF_TOKEN },
): CmsAccounts {
  async function ask(path: string, credentials?: StaffCredentials): Promise<StaffAccount | null> {
    try {
      const response = await fetchCms(`${cms.url}/api/staff-accounts/${path}`, {
        method: credentials ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${cms.token}`, 'Content-Type': 'application/json' },
        body: credentials ? JSON.stringify(credentials) : null,
        signal: AbortSignal.timeout(patience),
      })
      if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
      return staffAnswerSchema.parse(await response.json()).data
    } catch (error) {
      throw new AccountsUnavailable('The CMS request for accounts failed', { cause: error })
    }
  }

  return {
    verify: (credentials) => ask('verify', credentials),
    find: (id) => ask(String(id)),
  }
}
