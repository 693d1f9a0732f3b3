import { instructionsKind } from '~/features/booking-confirmations/release/instructions-kind.server'
import { contractLinkKind } from '~/features/contracts/emails/link-kind.server'
import { contractMessageKind } from '~/features/contracts/messages/message-kind.server'
import { nightsTakenKind } from '~/features/contracts/emails/nights-taken-kind.server'
import {
  contractProgressKind,
  countersignKind,
} from '~/features/contracts/emails/progress-kind.server'
import { signedContractKind, signedCopyKind } from '~/features/contracts/emails/signed-kind.server'
import { contractReminderKind } from '~/features/contracts/reminders/reminder-kind.server'
import { inquiryKind } from '~/features/inquiries/deliver/inquiry-kind.server'
import { leadKind } from '~/features/leads/deliver/lead-kind.server'
import { subscriptionReminderKind } from '~/features/leads/subscription/reminder-kind.server'
import { subscriptionChangeKind } from '~/features/leads/subscription/change-kind.server'
import {
  offerAcceptedKind,
  offerDeclinedKind,
  offerMailKind,
  offerQuestionKind,
} from '~/features/offers/emails/offer-kinds.server'
import { paymentReminderKind } from '~/features/payments/reminders/payment-reminder-kind.server'
import { receiptKind } from '~/features/payments/receipt/receipt-kind.server'
import { stayAnswerKind } from '~/features/stays/answer/answer-kind.server'
import { reviewReceivedKind } from '~/features/reviews/announce/review-received-kind.server'
import { reviewRequestKind } from '~/features/reviews/ask/review-request-kind.server'
import type { AnyOutboxKind } from '~/platform/outbox/outbox-kind'

/** All kinds of submissions that the outbox of this process delivers. */
export const submissionKinds: readonly AnyOutboxKind[] = [
  inquiryKind,
  leadKind,
  subscriptionChangeKind,
  subscriptionReminderKind,
  contractLinkKind,
  signedContractKind,
  signedCopyKind,
  contractProgressKind,
  countersignKind,
  nightsTakenKind,
  contractMessageKind,
  contractReminderKind,
  offerMailKind,
  offerAcceptedKind,
  offerDeclinedKind,
  offerQuestionKind,
  receiptKind,
  stayAnswerKind,
  reviewRequestKind,
  reviewReceivedKind,
  paymentReminderKind,
  instructionsKind,
]
