import { createHash } from 'node:crypto'
import type { Core, UID } from '@strapi/strapi'
import { allPartViews, contentTypeViews } from './all-views'
import { timeLabels, type View } from './view'
import { type Configuration, type Metadata, withoutNewFields } from './without-new-fields'

type Configurations = {
  findConfiguration: (model: object) => Promise<Configuration>
  updateConfiguration: (model: object, configuration: Configuration) => Promise<unknown>
}

/**
 * Writes the layouts of the panel's forms and lists when their definition is new or changed. A layout that an
 * administrator changed in the panel is left alone.
 */
export async function applyViews(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager')
  for (const [uid, view] of Object.entries(contentTypeViews)) {
    await applyView(strapi, manager.service('content-types'), uid, view)
  }
  for (const [uid, view] of Object.entries(allPartViews)) {
    await applyView(strapi, manager.service('components'), uid, view)
  }
}

async function applyView(
  strapi: Core.Strapi,
  configurations: Configurations,
  uid: string,
  view: View,
): Promise<void> {
  const model = strapi.getModel(uid as UID.Schema)
  const store = strapi.store({ type: 'core', name: 'ceiba' })
  const key = `view-${uid}`
  const last = (await store.get({ key })) as { view: string; written: string } | null
  if (last?.view === fingerprint(view)) return

  const current = await configurations.findConfiguration(model)
  const known = arrangement(withoutNewFields(current, view))
  if (last && last.written !== fingerprint(known)) {
    strapi.log.info(`The view of ${uid} stays as it was arranged in the panel`)
    return
  }
  await configurations.updateConfiguration(model, withView(current, view))
  const written = fingerprint(arrangement(await configurations.findConfiguration(model)))
  await store.set({ key, value: { view: fingerprint(view), written } })
}

function withView({ settings, metadatas, layouts }: Configuration, view: View): Configuration {
  const { mainField, sort, columns, rows, editable } = view
  const labelled: Configuration['metadatas'] = { ...metadatas, ...timesOf(metadatas) }
  for (const [name, , label, help] of rows.flat()) {
    const { edit = {}, list = {} } = metadatas[name] ?? {}
    labelled[name] = {
      edit: {
        ...edit,
        ...(editable && { editable: editable.includes(name) }),
        label,
        description: help ?? '',
      },
      list: { ...list, label },
    }
  }
  return {
    settings: {
      ...settings,
      mainField,
      ...(sort && { defaultSortBy: sort[0], defaultSortOrder: sort[1], pageSize: 50 }),
    },
    metadatas: labelled,
    layouts: {
      list: columns ? [...columns] : layouts.list,
      edit: rows.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  }
}

function timesOf(metadatas: Record<string, Metadata>): Record<string, Metadata> {
  return Object.fromEntries(
    Object.entries(timeLabels).flatMap(([name, label]) => {
      const own = metadatas[name]
      return own ? [[name, { ...own, list: { ...own.list, label } }]] : []
    }),
  )
}

/**
 * Without the searching by id, which Strapi switches off when a component gains a field: that is no edit in the panel.
 */
function arrangement({ settings, metadatas, layouts }: Configuration) {
  const { id } = metadatas
  const own = id && { id: { ...id, list: { ...id.list, searchable: true, sortable: true } } }
  return { settings, metadatas: { ...metadatas, ...own }, layouts }
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
