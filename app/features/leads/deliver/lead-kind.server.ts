import { outboxKind } from '~/platform/outbox/outbox-kind'
import { leadRecordSchema } from '../lead-record'
import { sendToCms } from './send-to-cms.server'
import { mailStaff, mailVisitor } from './send-emails.server'

/** A lead in the outbox: it goes to the CMS, to the team and to the visitor. */
export const leadKind = outboxKind({
  name: 'lead',
  schema: leadRecordSchema,
  steps: [
    { name: 'cms', deliver: sendToCms },
    { name: 'mail-staff', deliver: mailStaff },
    { name: 'mail-visitor', deliver: mailVisitor },
  ],
})
