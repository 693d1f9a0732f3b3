import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { stagesCalledOff } from '../content-types/stay-stage'

/** The references of contracts whose stay is lost or cancelled, for a condition: nobody waits for their guests. */
export function calledOffContracts(strapi: Core.Strapi): Knex.QueryBuilder {
  return strapi.db
    .connection('stays')
    .whereIn('stage', [...stagesCalledOff])
    .whereNotNull('contract')
    .select('contract')
}
