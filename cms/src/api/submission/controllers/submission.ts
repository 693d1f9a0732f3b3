import { contractInquirySubmissionSchema } from '../../../content-types/contract-inquiry'
import { inquirySubmissionSchema } from '../../../content-types/inquiry'
import { leadSubmissionSchema } from '../../../content-types/lead'
import {
  remindedSchema,
  subscriberQuestionSchema,
  subscriptionChangeSchema,
  subscriptionQuestionSchema,
} from '../../../content-types/subscriber'
import { inquiryUid } from '../../../contract-inquiries/inquiry-uid'
import { changeSubscription, findState } from '../../../submissions/change-subscription'
import { contractInquiryEntry } from '../../../submissions/contract-inquiry-entry'
import { inquiryEntry } from '../../../submissions/inquiry-entry'
import { leadEntry } from '../../../submissions/lead-entry'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'
import {
  type EarlierSubmission,
  storeSubmission,
  type SubmissionEntry,
} from '../../../submissions/store-submission'
import type { SubmissionUid } from '../../../submissions/submission-types'
import { listUnconfirmed, recordReminder } from '../../../submissions/remind-unconfirmed'
import { findEarlierSubscription, isSubscribed } from '../../../submissions/subscriber'

export default {
  async inquiry(ctx: BodyContext) {
    const inquiry = parseBody(inquirySubmissionSchema, ctx.request.body)
    await store(ctx, 'api::inquiry.inquiry', await inquiryEntry(strapi, inquiry))
  },

  async lead(ctx: BodyContext) {
    const lead = parseBody(leadSubmissionSchema, ctx.request.body)
    const findEarlier =
      lead.kind === 'subscription'
        ? () => findEarlierSubscription(strapi, lead.contact.email)
        : undefined
    await store(ctx, 'api::lead.lead', await leadEntry(strapi, lead), findEarlier)
  },

  async contractInquiry(ctx: BodyContext) {
    const inquiry = parseBody(contractInquirySubmissionSchema, ctx.request.body)
    await store(ctx, inquiryUid, await contractInquiryEntry(strapi, inquiry))
  },

  async subscriber(ctx: BodyContext) {
    const { email } = parseBody(subscriberQuestionSchema, ctx.request.body)
    ctx.body = { data: { isSubscribed: await isSubscribed(strapi, email) } }
  },

  async subscription(ctx: BodyContext) {
    const { submissionId } = parseBody(subscriptionQuestionSchema, ctx.request.body)
    ctx.body = { data: await findState(strapi, submissionId) }
  },

  async unconfirmed(ctx: BodyContext) {
    ctx.body = { data: await listUnconfirmed(strapi, new Date()) }
  },

  async reminded(ctx: BodyContext) {
    const { submissionId, at } = parseBody(remindedSchema, ctx.request.body)
    await recordReminder(strapi, submissionId, at)
    ctx.body = { data: {} }
  },

  async changeSubscription(ctx: BodyContext) {
    const change = parseBody(subscriptionChangeSchema, ctx.request.body)
    ctx.body = { data: await changeSubscription(strapi, change) }
  },
}

/** Answers 201 with a new entry, 200 with one that is stored already, 409 when the id belongs to another body. */
async function store(
  ctx: BodyContext,
  uid: SubmissionUid,
  entry: SubmissionEntry,
  findEarlier?: () => Promise<EarlierSubmission | null>,
): Promise<void> {
  const { outcome, stored } = await storeSubmission(strapi, uid, entry, findEarlier)
  if (outcome === 'conflict') {
    return ctx.conflict(`Another submission has the id ${entry.submissionId}`)
  }
  ctx.status = outcome === 'new' ? 201 : 200
  ctx.body = { data: stored }
}
