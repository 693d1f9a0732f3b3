import * as z from 'zod'
import type { ContentSchema } from './content-schemas'
import { textFieldOf } from './content-schemas'
import type { Editor } from './editor'
import type { RunningCms } from './start-cms'

const savedSchema = z.object({ data: z.object({ documentId: z.string() }) })

/** A first draft with one text and nothing else. */
export async function startDraft(
  { url }: RunningCms,
  editor: Editor,
  type: ContentSchema,
  { words, locale }: { words: string; locale: string },
): Promise<string> {
  const isSingle = type.kind === 'singleType'
  const path = `${isSingle ? 'single-types' : 'collection-types'}/${type.uid}?locale=${locale}`
  const response = await fetch(`${url}/content-manager/${path}`, {
    method: isSingle ? 'PUT' : 'POST',
    headers: { authorization: editor.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...emptyLists(type), ...wordsOf(type, words) }),
  })
  const answer: unknown = await response.json()
  const saved = savedSchema.safeParse(answer)
  if (!saved.success) throw new Error(`${type.uid}: ${JSON.stringify(answer)}`)
  return saved.data.data.documentId
}

/** A type without a text of its own, the menu, has them in its entries. */
function wordsOf(type: ContentSchema, words: string): Record<string, unknown> {
  const field = textFieldOf(type)
  return field ? { [field]: words } : { footer: [{ page: 'home', label: words }] }
}

/** The form sends empty lists too. */
function emptyLists({ attributes }: ContentSchema): Record<string, unknown[]> {
  const lists = Object.entries(attributes).filter(
    ([, { type, repeatable }]) => type === 'dynamiczone' || (type === 'component' && repeatable),
  )
  return Object.fromEntries(lists.map(([name]) => [name, []]))
}
