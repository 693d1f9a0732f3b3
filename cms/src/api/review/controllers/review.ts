import {
  dueReviewsQuerySchema,
  reviewDecisionSchema,
  reviewRequestSchema,
  sentReviewSchema,
} from '../../../content-types/review'
import { parseBody } from '../../../records/parse-body'
import { type BodyContext, recordController } from '../../../records/record-controller'
import { askForReview } from '../../../reviews/ask-for-review'
import { decideReview } from '../../../reviews/decide-review'
import { listDueReviews } from '../../../reviews/list-due-reviews'
import { listReviews } from '../../../reviews/list-reviews'
import { readReview } from '../../../reviews/read-review'
import { receiveReview } from '../../../reviews/receive-review'

/** Reviews of stays, for the site's contract token alone. */
export default {
  ...recordController({
    key: 'reference',
    list: listReviews,
    read: readReview,
    changeSchema: reviewDecisionSchema,
    change: decideReview,
  }),

  async listDue(ctx: BodyContext) {
    ctx.body = { data: await listDueReviews(strapi, parseBody(dueReviewsQuerySchema, ctx.query)) }
  },

  async ask(ctx: BodyContext) {
    const request = parseBody(reviewRequestSchema, ctx.request.body)
    const outcome = await askForReview(strapi, request)
    if (outcome !== 'done') return ctx.conflict(`Not asked: ${outcome}`)
    ctx.body = { data: await readReview(strapi, { reference: request.stay }) }
  },

  async receive(ctx: BodyContext) {
    const reference = ctx.params.key ?? ''
    const sent = parseBody(sentReviewSchema, ctx.request.body)
    const outcome = await receiveReview(strapi, reference, sent)
    if (outcome !== 'done') return ctx.conflict(`Not taken: ${outcome}`)
    ctx.body = { data: await readReview(strapi, { reference }) }
  },
}
