import { newOfferSchema, offerChangeSchema } from '../../../content-types/offer'
import { changeOffer } from '../../../offers/change-offer'
import { makeOffer } from '../../../offers/make-offer'
import { listRecent, readOffer } from '../../../offers/read-offer'
import { parseBody } from '../../../records/parse-body'
import { type BodyContext, recordController } from '../../../records/record-controller'

/** Offers, for the site's contract token alone. */
export default {
  ...recordController({
    key: 'reference',
    list: listRecent,
    read: readOffer,
    changeSchema: offerChangeSchema,
    change: changeOffer,
  }),

  /** The site chooses the reference, so an offer sent twice is stored once. */
  async make(ctx: BodyContext) {
    const wanted = parseBody(newOfferSchema, ctx.request.body)
    const isOfStay = wanted.stay === ctx.params.key
    const outcome = isOfStay ? await makeOffer(strapi, wanted) : 'unknown'
    if (outcome === 'unknown') return ctx.notFound('There is no such stay')
    if (outcome === 'nights taken') return ctx.unprocessableEntity('Nights of a house are taken')
    if (outcome !== 'done') return ctx.conflict(`Not made: ${outcome}`)
    ctx.body = { data: await readOffer(strapi, { reference: wanted.reference }) }
  },
}
