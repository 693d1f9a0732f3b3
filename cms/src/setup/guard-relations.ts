import { traverse } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'

const read = 'plugin::content-manager.explorer.read'

type Ability = { can: (action: string, subject: string) => boolean }
type Attribute = { type: string; target?: unknown; component?: unknown }
type Entry = Record<string, unknown>
type Query = { filters?: unknown; sort?: unknown; populate?: unknown }
type Manager = {
  sanitizeQuery: (query: Query, options?: object) => Promise<Query>
  sanitizeOutput: (data: unknown, options?: object) => Promise<unknown>
}
type ManagerOf = (parts: { ability: Ability; model: string; action?: string }) => Manager
type PermissionService = { createPermissionsManager: ManagerOf }

/**
 * Limits related entries, in answers, filters and orders, to what the account may read of the related type. Strapi
 * checks only the right on the relation and answers the whole related entry.
 */
export function guardRelations(strapi: Core.Strapi): void {
  strapi.get('services').extend('admin::permission', (service: PermissionService) => {
    const managerOf: ManagerOf = (parts) => {
      const manager = service.createPermissionsManager(parts)
      const limits = relationLimits(strapi, parts.ability, managerOf)
      const { sanitizeQuery, sanitizeOutput } = manager
      const sanitizers: Manager = {
        sanitizeQuery: async (query, options) =>
          limits.limitPopulate(
            parts.model,
            await sanitizeQuery(await limits.limitQuery(parts.model, query), options),
          ),
        sanitizeOutput: async (data, options) =>
          limits.limitEntry(parts.model, await sanitizeOutput(data, options)),
      }
      return Object.assign(manager, sanitizers)
    }
    return { ...service, createPermissionsManager: managerOf }
  })
}

function relationLimits(strapi: Core.Strapi, ability: Ability, managerOf: ManagerOf) {
  const { actionProvider } = strapi.service('admin::permission')
  const getModel = strapi.getModel.bind(strapi)
  /** Whether roles say what may be read of it; the folders of the media library have rules of their own. */
  const isContent = (uid: string): boolean =>
    uid.startsWith('api::') && actionProvider.get(read).subjects.includes(uid)
  const readerOf = (model: string) => {
    const manager = managerOf({ ability, model })
    const rights = { subject: model, action: read }
    return {
      entry: (value: object) => manager.sanitizeOutput(value, rights),
      query: (query: Query) => manager.sanitizeQuery(query, rights),
    }
  }

  async function limitEntry(uid: string, entry: unknown): Promise<unknown> {
    if (Array.isArray(entry)) return Promise.all(entry.map((item) => limitEntry(uid, item)))
    const schema = getModel(uid as UID.Schema)
    if (!schema || !isEntry(entry)) return entry
    const values = Object.entries(entry).map(async ([name, value]) => {
      const attribute = schema.attributes[name]
      return [name, attribute ? await limitValue(attribute, value) : value] as const
    })
    return Object.fromEntries(await Promise.all(values))
  }

  async function limitValue(attribute: Attribute, value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => limitValue(attribute, item)))
    if (!isEntry(value)) return value
    if (attribute.type === 'component') return limitEntry(String(attribute.component), value)
    if (attribute.type === 'dynamiczone') return limitEntry(String(value.__component), value)
    const uid = targetOf(attribute)
    if (uid === undefined || !isContent(uid)) return uid ? limitEntry(uid, value) : value
    if (ability.can(read, uid)) return readerOf(uid).entry(value)
    const { id, documentId, count } = value
    return { id, documentId, count }
  }

  async function limitQuery(uid: string, { filters, sort, ...others }: Query): Promise<Query> {
    const options = { schema: getModel(uid as UID.Schema), getModel }
    const limit =
      (name: 'filters' | 'sort'): Visitor =>
      async ({ key, value, attribute }: Visited, { set, remove }: Changes) => {
        const target = attribute && targetOf(attribute)
        if (target === undefined || !isContent(target)) return
        if (!ability.can(read, target)) return remove(key)
        if (!value) return
        const limited = (await readerOf(target).query({ [name]: value }))[name]
        if (Array.isArray(limited) && limited.length === 0) remove(key)
        else if (typeof value !== 'string') set(key, limited)
      }
    return {
      ...others,
      ...(filters !== undefined && {
        filters: await traverse.traverseQueryFilters(limit('filters'), options, filters),
      }),
      ...(sort !== undefined && {
        sort: await traverse.traverseQuerySort(limit('sort'), options, orders(sort)),
      }),
    }
  }

  /** Takes related entries out of what a caller asks to load; the panel itself asks for folders of pictures alone. */
  async function limitPopulate(uid: string, query: Query): Promise<Query> {
    if (query.populate === undefined) return query
    const options = { schema: getModel(uid as UID.Schema), getModel }
    const drop = ({ key, attribute }: Visited, { remove }: Changes) => {
      if (attribute?.type !== 'relation') return
      const target = targetOf(attribute)
      if (target === undefined || isContent(target)) remove(key)
    }
    const populate = await traverse.traverseQueryPopulate(drop, options, query.populate)
    return { ...query, populate }
  }

  return { limitEntry, limitQuery, limitPopulate }
}

type Visited = { key: string; value: unknown; attribute?: Attribute }
type Changes = { set: (key: string, value: unknown) => void; remove: (key: string) => void }

/** Strapi awaits it, although its type does not say so. */
type Visitor = (visited: Visited, changes: Changes) => unknown

/** Strapi keeps an order that is one text when nothing of it is allowed. */
const orders = (sort: unknown) => (typeof sort === 'string' ? sort.split(',') : sort)

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** The type that a relation leads to; undefined for other attributes, and for a relation to several types. */
function targetOf({ type, target }: Attribute): string | undefined {
  if (type === 'media') return 'plugin::upload.file'
  return typeof target === 'string' ? target : undefined
}
