import type { Core, UID } from '@strapi/strapi'
import { fieldLabel } from '../field-label'
import { isLocalized } from '../../languages/is-localized'

export type RelationFault = {
  /** The labels of the fields from the entry down to the relation. */
  path: string[]
  /** The name of the related entry. */
  name: string
}

type Attribute = {
  type: string
  target?: UID.ContentType
  component?: UID.Component
  components?: readonly UID.Component[]
}
type Value = Record<string, unknown>

/**
 * Relations of a draft to entries that are not published in this language: Strapi would silently publish the entry
 * without them.
 */
export async function findUnpublishedRelations(
  strapi: Core.Strapi,
  { uid, entry }: { uid: UID.Schema; entry: Value },
  locale: string | null,
  path: string[] = [],
): Promise<RelationFault[]> {
  const attributes: Record<string, Attribute> = { ...strapi.getModel(uid).attributes }
  const lost: RelationFault[] = []
  for (const [name, { type, target, component }] of Object.entries(attributes)) {
    const here = [...path, fieldLabel(uid, name)]
    for (const value of listOf(entry[name])) {
      const part = type === 'dynamiczone' ? blockOf(strapi, value) : component
      if (part) {
        const inside = { uid: part, entry: value }
        lost.push(...(await findUnpublishedRelations(strapi, inside, locale, here)))
      }
      if (type !== 'relation' || !target || !hasDrafts(strapi, target)) continue
      // The entry's other languages: Strapi keeps these relations, published or not.
      if (name === 'localizations') continue
      const where = { documentId: value.documentId, publishedAt: { $notNull: true } }
      const published = await strapi.db.query(target).count({
        where: isLocalized(strapi, target) ? { ...where, locale } : where,
      })
      if (published === 0)
        lost.push({ path: here, name: String(value.name ?? value.title ?? target) })
    }
  }
  return lost
}

/** The populate that loads every relation of a type and of its components. */
export function populateRelations(strapi: Core.Strapi, uid: UID.Schema): Record<string, unknown> {
  const attributes: Record<string, Attribute> = { ...strapi.getModel(uid).attributes }
  return Object.fromEntries(
    Object.entries(attributes).flatMap(
      ([name, { type, target, component, components = [] }]): [string, unknown][] => {
        if (type === 'component' && component) {
          return [[name, { populate: populateRelations(strapi, component) }]]
        }
        if (type === 'dynamiczone') {
          const parts = components.map((part) => [
            part,
            { populate: populateRelations(strapi, part) },
          ])
          return [[name, { on: Object.fromEntries(parts) }]]
        }
        if (type === 'media') return [[name, true]]
        return type === 'relation' && target?.startsWith('api::') ? [[name, true]] : []
      },
    ),
  )
}

function blockOf(strapi: Core.Strapi, { __component: uid }: Value): UID.Component | undefined {
  return typeof uid === 'string' ? strapi.components[uid as UID.Component]?.uid : undefined
}

function hasDrafts(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return strapi.contentTypes[uid]?.options?.draftAndPublish === true
}

function listOf(value: unknown): Value[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((item): item is Value => typeof item === 'object' && item !== null)
}
