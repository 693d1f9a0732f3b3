import { paymentChangeSchema } from '../../../content-types/payment'
import { changePayments } from '../../../payments/change-payments'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'
import { readStay } from '../../../stays/read-stay'

/** Payments that were received, for the site's contract token alone. Answers with the stay. */
export default {
  async change(ctx: BodyContext) {
    const reference = ctx.params.key ?? ''
    const wanted = parseBody(paymentChangeSchema, ctx.request.body)
    const outcome = await changePayments(strapi, reference, wanted)
    if (outcome === 'unknown') return ctx.notFound('There is no such record')
    if (outcome !== 'done') return ctx.conflict(`Not changed: ${outcome}`)
    ctx.body = { data: await readStay(strapi, { reference }) }
  },
}
