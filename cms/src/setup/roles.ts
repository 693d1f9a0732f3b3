import { createHash } from 'node:crypto'
import type { Core, UID } from '@strapi/strapi'
import { isLocalized } from '../languages/is-localized'
import { fileFields, isSubmission, staffFieldsOf } from '../submissions/submission-types'
import { type RoleDefinition, roleDefinitions } from './role-definitions'

type Permission = {
  action: string
  subject: string | null
  properties: Record<string, unknown>
  conditions: string[]
}

/**
 * Creates our roles. Permissions are written again when their definition in code changes; otherwise an
 * administrator's changes stay.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'ceiba' })
  for (const definition of roleDefinitions) {
    const { id, created } = await ensureRole(strapi, definition)
    const permissions = permissionsOf(strapi, definition)
    const key = `role-${definition.code}`
    const fingerprint = createHash('sha256').update(JSON.stringify(permissions)).digest('hex')
    if (!created && (await store.get({ key })) === fingerprint) continue
    await strapi.service('admin::role').assignPermissions(id, permissions)
    await store.set({ key, value: fingerprint })
  }
  await removeUnusedDefaults(strapi)
}

async function ensureRole(strapi: Core.Strapi, { code, name, description }: RoleDefinition) {
  const query = strapi.db.query('admin::role')
  const existing = await query.findOne({ where: { code } })
  if (existing) return { id: existing.id, created: false }
  const role = await query.create({ data: { code, name, description } })
  return { id: role.id, created: true }
}

function permissionsOf(strapi: Core.Strapi, definition: RoleDefinition): Permission[] {
  const { content, rights, readOnly = {}, hidden = {}, opensPrivateFiles = false } = definition
  const actions = strapi.service('admin::permission').actionProvider
  const onContent = Object.entries(content).flatMap(([uid, verbs = []]) =>
    verbs
      .map((verb) => `plugin::content-manager.explorer.${verb}`)
      .filter((action) => actions.get(action)?.subjects?.includes(uid))
      .map((action) =>
        contentPermission(strapi, {
          action,
          subject: uid,
          opensPrivateFiles,
          kept: readOnly[uid as UID.ContentType] ?? [],
          hidden: hidden[uid as UID.ContentType] ?? [],
        }),
      ),
  )
  const others = rights.map((action) => ({ action, subject: null, properties: {}, conditions: [] }))
  return [...onContent, ...others]
}

type Grant = {
  action: string
  subject: string
  opensPrivateFiles: boolean
  /** Fields that the role only reads. */
  kept: readonly string[]
  /** Fields that the role does not even read. */
  hidden: readonly string[]
}

function contentPermission(
  strapi: Core.Strapi,
  { action, subject, opensPrivateFiles, kept, hidden }: Grant,
): Permission {
  const { actionProvider } = strapi.service('admin::permission')
  const definition = actionProvider.get(action)
  const [permission] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields([{ ...definition, subjects: [subject] }])
  const isUpdate = action === 'plugin::content-manager.explorer.update'
  const { fields } = permission.properties
  const open = (field: string) => opensPrivateFiles || !fileFields.includes(field)
  return {
    action,
    subject,
    properties: {
      ...permission.properties,
      ...(Array.isArray(fields) && isSubmission(subject) && { fields: fields.filter(open) }),
      ...(isLocalized(strapi, subject) && { locales: ['en', 'es'] }),
      ...(hidden.length > 0 && { fields: withoutFields(fields, hidden) }),
      ...(isUpdate && kept.length > 0 && { fields: withoutFields(fields, [...kept, ...hidden]) }),
      // The panel shows the other fields read-only.
      ...(isUpdate && isSubmission(subject) && { fields: staffFieldsOf(subject) }),
    },
    conditions: [],
  }
}

/** Deletes Strapi's default Editor and Author roles, unless an account has them. */
async function removeUnusedDefaults(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query('admin::role')
  for (const code of ['strapi-editor', 'strapi-author']) {
    const role = await query.findOne({ where: { code }, populate: { users: { select: ['id'] } } })
    if (role && role.users.length === 0) {
      await strapi.service('admin::role').deleteByIds([role.id])
    }
  }
}

function withoutFields(fields: unknown, kept: readonly string[]): unknown[] {
  return Array.isArray(fields) ? fields.filter((field: string) => !kept.includes(field)) : []
}
