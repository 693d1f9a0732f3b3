/** A field in the edit view: name, width of 12, label, and a sentence of help. */
export type Field = readonly [name: string, width: number, label: string, help?: string]

/** The form and list of a content type or component in the panel. */
export type View = {
  /** The field that names an entry in lists and relations. */
  mainField: string
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  columns?: readonly string[]
  /** The editable fields; all of them when absent. */
  editable?: readonly string[]
  rows: readonly (readonly Field[])[]
}

export type Views = Record<string, View>

/** Columns of lists that no form has. */
export const timeLabels: Record<string, string> = {
  createdAt: 'Made',
  updatedAt: 'Last change',
}
