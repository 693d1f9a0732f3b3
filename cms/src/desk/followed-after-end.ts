import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { stagesAtEnd } from '../content-types/stay-stage'

/** What makes a stay at its end a thing to do again: words of its guest, and a day that staff set. */
const kinds = ['asked', 'declined', 'offerAsked', 'offerDeclined', 'followUp']

/** A subquery for conditions: the references of stays at their end that are to be followed up because of something since then. */
export function followedAfterEnd(strapi: Core.Strapi): Knex.QueryBuilder {
  const { connection } = strapi.db
  return connection('stays as ended')
    .join('stay_events as later', 'later.reference', 'ended.reference')
    .whereIn('ended.stage', [...stagesAtEnd])
    .whereIn('later.kind', kinds)
    .where('later.at', '>=', connection.ref('ended.stage_since'))
    .select('ended.reference')
}
