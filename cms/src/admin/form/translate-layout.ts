import { spanish } from '../../labels/spanish'

type Field = { label?: string; hint?: string }
type Rows<Given extends Field> = Given[][]
type Layout<Given extends Field> = {
  layout: Rows<Given>[]
  components: Record<string, { layout: Rows<Given> }>
}

/** The content manager's hook for the form of an entry. */
export const formHook = 'Admin/CM/pages/EditView/mutate-edit-view-layout'

/**
 * Shows labels and help of fields in the panel's language. Strapi stores one text for everybody and translates
 * labels only.
 */
export function translateLayout<Given extends Field, Form extends { layout: Layout<Given> }>(
  form: Form,
): Form {
  const { layout, components } = form.layout
  return {
    ...form,
    layout: {
      ...form.layout,
      layout: layout.map(translateRows),
      components: Object.fromEntries(
        Object.entries(components).map(([uid, part]) => [
          uid,
          { ...part, layout: translateRows(part.layout) },
        ]),
      ),
    },
  }
}

function translateRows<Given extends Field>(rows: Rows<Given>): Rows<Given> {
  return rows.map((row) =>
    row.map((field) => ({
      ...field,
      ...(field.label !== undefined && { label: translateLabel(field.label) }),
      ...(field.hint !== undefined && { hint: translateLabel(field.hint) }),
    })),
  )
}

/** Translates one of our English texts into the panel's language. */
export function translateLabel(text: string): string {
  return document.documentElement.lang === 'es' ? (spanish[text] ?? text) : text
}
