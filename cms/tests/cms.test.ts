import { afterAll, beforeAll } from 'vitest'
import { describeAccess } from './access'
import { describeChanges } from './changes'
import { describeContracts } from './contracts'
import { describeDesk } from './desk'
import { describeInquiries } from './inquiries'
import { describeInquiryAccess } from './inquiry-access'
import { describeLeadAccess } from './lead-access'
import { describeLeads } from './leads'
import { describePublishing } from './publishing'
import { describeStaffAccounts } from './staff-accounts'
import { clearStage, setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => clearStage(stage))

const current = () => stage
describePublishing(current)
describeChanges(current)
describeInquiries(current)
describeInquiryAccess(current)
describeLeads(current)
describeLeadAccess(current)
describeStaffAccounts(current)
describeContracts(current)
describeDesk(current)
// Last: it restarts the CMS with another token.
describeAccess(current)
