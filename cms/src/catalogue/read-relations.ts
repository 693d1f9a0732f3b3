import type { Core, UID } from '@strapi/strapi'
import { type Row, readRows, whereIdIn } from './read-rows'

/** Values by the id of their owner, in the order of the CMS. */
export type ByOwner<Value> = Map<number, Value[]>

type JoinTable = {
  name: string
  joinColumn: { name: string }
  inverseJoinColumn: { name: string }
  orderColumnName?: string
}

type Field<Target> = {
  /** The type or component that has the field. */
  uid: UID.Schema
  attribute: string
  target: Target
}

/** The target documents of a relation, by owner; of all owners if none are named. */
export async function readRelation(
  strapi: Core.Strapi,
  { uid, attribute, target }: Field<UID.ContentType>,
  owners?: readonly number[],
): Promise<ByOwner<string>> {
  const join = joinTableOf(strapi, uid, attribute)
  const { tableName } = strapi.db.metadata.get(target)
  const query = strapi.db
    .getConnection(join.name)
    .join(tableName, `${tableName}.id`, `${join.name}.${join.inverseJoinColumn.name}`)
    .select(`${join.name}.${join.joinColumn.name} as owner`, `${tableName}.document_id as target`)
  if (owners) whereIdIn(strapi, query, `${join.name}.${join.joinColumn.name}`, owners)
  if (join.orderColumnName) query.orderBy(`${join.name}.${join.orderColumnName}`)
  const links: { owner: number; target: string }[] = await query.orderBy(`${join.name}.id`)
  return group(links.map(({ owner, target }) => [owner, target]))
}

/** The components in a field, by owner. */
export async function readComponents(
  strapi: Core.Strapi,
  { uid, attribute, target }: Field<UID.Component>,
  owners: readonly number[],
): Promise<ByOwner<Row>> {
  const join = joinTableOf(strapi, uid, attribute)
  const { tableName } = strapi.db.metadata.get(target)
  const owner = `${join.name}.${join.joinColumn.name}`
  const rows = await readRows(strapi, target, (query) =>
    whereIdIn(strapi, query, owner, owners)
      .join(join.name, `${tableName}.id`, `${join.name}.${join.inverseJoinColumn.name}`)
      .where(`${join.name}.field`, attribute)
      .select(`${owner} as owner`)
      .orderBy(`${join.name}.order`),
  )
  return group(rows.map((row) => [Number(row.owner), row]))
}

/** How the rows of a relation or of components are joined to their owners. */
export function joinTableOf(strapi: Core.Strapi, uid: UID.Schema, attribute: string): JoinTable {
  const definition = strapi.db.metadata.get(uid).attributes[attribute]
  if (!definition || !('joinTable' in definition) || !definition.joinTable) {
    throw new Error(`${uid}.${attribute} has no join table`)
  }
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = definition.joinTable as JoinTable
  return { name, joinColumn, inverseJoinColumn, orderColumnName }
}

function group<Value>(pairs: [number, Value][]): ByOwner<Value> {
  const groups: ByOwner<Value> = new Map()
  for (const [owner, value] of pairs) {
    const values = groups.get(owner)
    if (values) values.push(value)
    else groups.set(owner, [value])
  }
  return groups
}
