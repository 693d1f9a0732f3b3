import { contractLinkKind } from '~/features/contracts/emails/link-kind.server'
import { nightsTakenKind } from '~/features/contracts/emails/nights-taken-kind.server'
import { signedContractKind } from '~/features/contracts/emails/signed-kind.server'
import { contractReminderKind } from '~/features/contracts/reminders/reminder-kind.server'
import { inquiryKind } from '~/features/inquiries/deliver/inquiry-kind.server'
import { leadKind } from '~/features/leads/deliver/lead-kind.server'
import { subscriptionChangeKind } from '~/features/leads/subscription/change-kind.server'
import { stayAnswerKind } from '~/features/stays/answer/answer-kind.server'
import type { AnyOutboxKind } from '~/platform/outbox/outbox-kind'

/** All kinds of submissions that the outbox of this process delivers. */
export const submissionKinds: readonly AnyOutboxKind[] = [
  inquiryKind,
  leadKind,
  subscriptionChangeKind,
  contractLinkKind,
  signedContractKind,
  nightsTakenKind,
  contractReminderKind,
  stayAnswerKind,
]
