import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { joinTableOf } from '../catalogue/read-relations'
import { containing, contains } from '../records/text-search'

/**
 * The ids of stays by a part of a house's name, for `where … in`: of the house of the stay in each language, and of the
 * other places of its inquiry. The name that the stay itself keeps is not looked at.
 */
export function staysOfHouse(strapi: Core.Strapi, text: string): Knex.QueryBuilder {
  const { connection, metadata } = strapi.db
  const pattern = containing(text)
  const rentals = (column: string) =>
    connection('rentals').whereRaw(contains, ['name', pattern]).select(column)
  const join = joinTableOf(strapi, 'api::inquiry.inquiry', 'otherPlaces')
  const { tableName: places } = metadata.get('inquiry.place')
  const inquiries = connection('inquiries')
    .join(join.name, `${join.name}.${join.joinColumn.name}`, 'inquiries.id')
    .join(places, `${places}.id`, `${join.name}.${join.inverseJoinColumn.name}`)
    .where(`${join.name}.field`, 'otherPlaces')
    .where((place) => {
      void place
        .whereRaw(contains, [`${places}.rental_name`, pattern])
        .orWhereIn(`${places}.rental_slug`, rentals('slug'))
    })
    .select('inquiries.reference')
  return connection('stays')
    .whereIn('rental_id', rentals('document_id'))
    .orWhereIn('inquiry', inquiries)
    .select('id')
}
