import type { Context } from 'koa'
import { contractInquirySubmissionSchema } from '../../../contract/contract-inquiry'
import { inquirySubmissionSchema } from '../../../contract/inquiry'
import { leadSubmissionSchema } from '../../../contract/lead'
import { subscriberQuestionSchema } from '../../../contract/subscriber'
import { inquiryUid } from '../../../contract-inquiries/inquiry-uid'
import { contractInquiryEntry } from '../../../submissions/contract-inquiry-entry'
import { inquiryEntry } from '../../../submissions/inquiry-entry'
import { leadEntry } from '../../../submissions/lead-entry'
import { parseSubmission } from '../../../submissions/parse-submission'
import { storeSubmission, type SubmissionEntry } from '../../../submissions/store-submission'
import type { SubmissionUid } from '../../../submissions/submission-types'
import { isSubscribed } from '../../../submissions/subscriber'

type Posted = Context & { request: { body?: unknown } }

export default {
  async inquiry(ctx: Posted) {
    const inquiry = parseSubmission(inquirySubmissionSchema, ctx.request.body)
    await store(ctx, 'api::inquiry.inquiry', await inquiryEntry(strapi, inquiry))
  },

  async lead(ctx: Posted) {
    const lead = parseSubmission(leadSubmissionSchema, ctx.request.body)
    await store(ctx, 'api::lead.lead', await leadEntry(strapi, lead))
  },

  async contractInquiry(ctx: Posted) {
    const inquiry = parseSubmission(contractInquirySubmissionSchema, ctx.request.body)
    await store(ctx, inquiryUid, await contractInquiryEntry(strapi, inquiry))
  },

  async subscriber(ctx: Posted) {
    const { email } = parseSubmission(subscriberQuestionSchema, ctx.request.body)
    ctx.body = { data: { isSubscribed: await isSubscribed(strapi, email) } }
  },
}

/** 201 with a new entry, 200 with one that there is already, 409 where the id belongs to another body. */
async function store(ctx: Posted, uid: SubmissionUid, entry: SubmissionEntry): Promise<void> {
  const { outcome, stored } = await storeSubmission(strapi, uid, entry)
  if (outcome === 'conflict') {
    return ctx.conflict(`Another submission has the id ${entry.submissionId}`)
  }
  ctx.status = outcome === 'new' ? 201 : 200
  ctx.body = { data: stored }
}
