import { afterAll, afterEach, beforeAll } from 'vitest'
import { describeAccess } from './access'
import { describeArrivalInstructions } from './arrival-instructions'
import { describeBegunStays } from './begun-stays'
import { describeCalendarConflicts } from './calendar-conflicts'
import { describeCalendarEntries } from './calendar-entries'
import { describeCalendarFeeds } from './calendar-feeds'
import { describeCancelledStays } from './cancelled-stays'
import { describeChanges } from './changes'
import { describeClientLinks } from './client-links'
import { describeContractBookings } from './contract-bookings'
import { describeContractSigners } from './contract-signers'
import { describeContractTemplates } from './contract-templates'
import { describeContracts } from './contracts'
import { describeDeletedPictures } from './deleted-pictures'
import { describeDesk } from './desk'
import { describeDeskInbox } from './desk-inbox'
import { describeDeskToday } from './desk-today'
import { describeDraftAccess } from './draft-access'
import { describeDuplicates } from './duplicates'
import { describeInquiries } from './inquiries'
import { describeInquiryAccess } from './inquiry-access'
import { describeLandings } from './landings'
import { describeLeadAccess } from './lead-access'
import { describeLeadStays } from './lead-stays'
import { describeLeads } from './leads'
import { describeMarketingAccess } from './marketing-access'
import { describeOfferAnswers } from './offer-answers'
import { describeOffers } from './offers'
import { describePanelMoves } from './panel-moves'
import { describePanelRights } from './panel-rights'
import { describePayments } from './payments'
import { describePanelPictures } from './panel-pictures'
import { describePanelServices } from './panel-services'
import { describeOverwriting } from './overwriting'
import { describePreviews } from './previews'
import { describePublishChecks } from './publish-checks'
import { describePublishRejections } from './publish-rejections'
import { describePublishing } from './publishing'
import { describeRedirects } from './redirects'
import { describeRentalCalendar } from './rental-calendar'
import { describeRentalImports } from './rental-imports'
import { describeRentalPictures } from './rental-pictures'
import { describeRentalTable } from './rental-table'
import { describeReservationForms } from './reservation-forms'
import { describeReservations } from './reservations'
import { describeReports } from './reports'
import { describeReviews } from './reviews'
import { describeStaffAccounts } from './staff-accounts'
import { describeStaffOffers } from './staff-offers'
import { describeStayContracts } from './stay-contracts'
import { describeStays } from './stays'
import { describeAgreedStays } from './agreed-stays'
import { describeSubscriberLists } from './subscriber-lists'
import { describeSubscriptions } from './subscriptions'
import { describeTables } from './tables'
import { clearStage, setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => clearStage(stage))
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(stage.cms.lastLines())
})

const current = () => stage
// First: it looks for the first draft of each type, then puts a draft of each beside what follows.
describePreviews(current)
describeDraftAccess(current)

describeTables(current)
describePublishing(current)
describeOverwriting(current)
describeChanges(current)
describeInquiries(current)
describeInquiryAccess(current)
describeLeads(current)
describeSubscriberLists(current)
describeSubscriptions(current)
describeLeadAccess(current)
describeStaffAccounts(current)
describeContractTemplates(current)
describeContracts(current)
describeDesk(current)
describeReservations(current)
describeContractBookings(current)
describeContractSigners(current)
describeCancelledStays(current)
describeStays(current)
describeLeadStays(current)
describeStayContracts(current)
describePanelMoves(current)
describeOffers(current)
describeOfferAnswers(current)
describeStaffOffers(current)
describePayments(current)
describeDeskInbox(current)
describeDeskToday(current)
describeRentalCalendar(current)
describeCalendarEntries(current)
describeReservationForms(current)
describeBegunStays(current)
describeReviews(current)
describeReports(current)
describeAgreedStays(current)
describeArrivalInstructions(current)
describeCalendarFeeds(current)
describeCalendarConflicts(current)

describeLandings(current)
describeDuplicates(current)
describeRedirects(current)
describePublishChecks(current)
describePublishRejections(current)
describeClientLinks(current)
describeMarketingAccess(current)

describePanelServices(current)
describePanelPictures(current)
describeDeletedPictures(current)
describeRentalTable(current)
describeRentalPictures(current)
// It restarts the CMS, and changes a rental of `describeRentalTable`.
describeRentalImports(current)
// It leaves one super administrator.
describePanelRights(current)
// Last: it restarts the CMS with another token.
describeAccess(current)
