import { afterAll, beforeAll } from 'vitest'
import { describeAccess } from './access'
import { describeCalendarFeeds } from './calendar-feeds'
import { describeChanges } from './changes'
import { describeContractBookings } from './contract-bookings'
import { describeContracts } from './contracts'
import { describeDesk } from './desk'
import { describeDeskPages } from './desk-pages'
import { describeDraftAccess } from './draft-access'
import { describeDuplicates } from './duplicates'
import { describeInquiries } from './inquiries'
import { describeInquiryAccess } from './inquiry-access'
import { describeLandings } from './landings'
import { describeLeadAccess } from './lead-access'
import { describeLeads } from './leads'
import { describeMarketingAccess } from './marketing-access'
import { describePanelRights } from './panel-rights'
import { describePanelServices } from './panel-services'
import { describePreviews } from './previews'
import { describePublishChecks } from './publish-checks'
import { describePublishing } from './publishing'
import { describeRedirects } from './redirects'
import { describeReservations } from './reservations'
import { describeStays } from './stays'
import { describeStaffAccounts } from './staff-accounts'
import { clearStage, setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => clearStage(stage))

const current = () => stage
// First: it looks for the first draft of each type, then puts a draft of each beside what follows.
describePreviews(current)
describeDraftAccess(current)

describePublishing(current)
describeChanges(current)
describeInquiries(current)
describeInquiryAccess(current)
describeLeads(current)
describeLeadAccess(current)
describeStaffAccounts(current)
describeContracts(current)
describeDesk(current)
describeReservations(current)
describeContractBookings(current)
describeStays(current)
describeDeskPages(current)
describeCalendarFeeds(current)

describeLandings(current)
describeDuplicates(current)
describeRedirects(current)
describePublishChecks(current)
describeMarketingAccess(current)

describePanelServices(current)
// It leaves one super administrator.
describePanelRights(current)
// Last: it restarts the CMS with another token.
describeAccess(current)
