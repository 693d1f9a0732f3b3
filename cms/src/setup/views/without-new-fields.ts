import type { View } from './view'

export type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> }

/** Strapi's stored layout of the form and list of a type or component. */
export type Configuration = {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

/**
 * The layout without fields that the schema gained since. Strapi adds these at every start, at the end of the form
 * and under their code names: that is not an administrator's change.
 */
export function withoutNewFields(current: Configuration, view: View): Configuration {
  const { settings, metadatas, layouts } = current
  const named = view.rows.flat().map(([name]) => name)
  const fresh = new Set(named.filter((name) => metadatas[name]?.edit.label === name))
  const edit = layouts.edit.map((row) => row.filter(({ name }) => !fresh.has(name)))
  return {
    settings,
    metadatas: Object.fromEntries(Object.entries(metadatas).filter(([name]) => !fresh.has(name))),
    layouts: {
      list: layouts.list.filter((name) => !fresh.has(name)),
      edit: edit.filter((row, index) => row.length > 0 || layouts.edit[index]?.length === 0),
    },
  }
}
