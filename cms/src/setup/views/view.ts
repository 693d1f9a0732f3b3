/** A field in the edit view: name, width of 12, label, and a sentence of help. */
export type Field = readonly [name: string, width: number, label: string, help?: string]

/** How editors see one content type or component. */
export type View = {
  /** The field by which an entry is called in lists and relations. */
  mainField: string
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  columns?: readonly string[]
  /** The fields in which people may write; all of them where this is absent. */
  editable?: readonly string[]
  rows: readonly (readonly Field[])[]
}

export type Views = Record<string, View>
