import { outboxKind } from '~/platform/outbox/outbox-kind'
import { inquiryRecordSchema } from '../inquiry-record'
import { sendToCms } from './send-to-cms.server'
import { mailGuest, mailStaff } from './send-emails.server'

/** An inquiry in the outbox: it goes to the CMS, to the team and to the guest. */
export const inquiryKind = outboxKind({
  name: 'inquiry',
  schema: inquiryRecordSchema,
  steps: [
    { name: 'cms', deliver: sendToCms },
    { name: 'mail-staff', deliver: mailStaff },
    { name: 'mail-guest', deliver: mailGuest },
  ],
})
