import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { stagesAtEnd } from '../content-types/stay-stage'

/** Log lines that make an ended stay due again: a message of the guest, or a follow-up day. */
const kinds = ['asked', 'declined', 'offerAsked', 'offerDeclined', 'followUp']

/** A subquery for conditions: the references of ended stays with such a line since they ended. */
export function followedAfterEnd(strapi: Core.Strapi): Knex.QueryBuilder {
  const { connection } = strapi.db
  return connection('stays as ended')
    .join('stay_events as later', 'later.reference', 'ended.reference')
    .whereIn('ended.stage', [...stagesAtEnd])
    .whereIn('later.kind', kinds)
    .where('later.at', '>=', connection.ref('ended.stage_since'))
    .select('ended.reference')
}
