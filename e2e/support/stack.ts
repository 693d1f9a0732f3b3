import { cmsAddress } from '../../scripts/lib/addresses.js'
import { e2eAdministrator, e2eSettings, runData } from '../../scripts/lib/e2e-settings.js'
import type { CmsAccount } from './editor'

/** The CMS under test; E2E_CMS, E2E_EMAIL and E2E_PASSWORD name another one that is running already. */
export function cmsAccount(): CmsAccount {
  return {
    cms: process.env.E2E_CMS ?? cmsAddress(e2eSettings(runData)),
    email: process.env.E2E_EMAIL ?? e2eAdministrator.email,
    password: process.env.E2E_PASSWORD ?? e2eAdministrator.password,
  }
}
