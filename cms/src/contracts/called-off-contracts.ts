import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { stagesCalledOff } from '../content-types/stay-stage'

/** A subquery for conditions: the references of contracts whose stay is lost or cancelled. */
export function calledOffContracts(strapi: Core.Strapi): Knex.QueryBuilder {
  return strapi.db
    .connection('stays')
    .whereIn('stage', [...stagesCalledOff])
    .whereNotNull('contract')
    .select('contract')
}
