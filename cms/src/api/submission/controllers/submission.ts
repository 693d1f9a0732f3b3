import type { Context } from 'koa'
import { inquirySubmissionSchema } from '../../../contract/inquiry'
import { inquiryEntry } from '../../../submissions/inquiry-entry'
import { parseSubmission } from '../../../submissions/parse-submission'
import { storeSubmission } from '../../../submissions/store-submission'

type Posted = Context & { request: { body?: unknown } }

export default {
  async inquiry(ctx: Posted) {
    const submission = parseSubmission(inquirySubmissionSchema, ctx.request.body)
    const entry = await inquiryEntry(strapi, submission)
    const { outcome, stored } = await storeSubmission(strapi, 'api::inquiry.inquiry', entry)
    if (outcome === 'conflict') {
      return ctx.conflict(`Another submission has the id ${submission.submissionId}`)
    }
    ctx.status = outcome === 'new' ? 201 : 200
    ctx.body = { data: stored }
  },
}
