import { allViews } from '../setup/views/all-views'
import { translate } from '../labels/translate'

/** A field of a type or component as the form calls it, in the language of the editor. */
export function fieldLabel(uid: string, field: string): string {
  const label = allViews[uid]?.rows.flat().find(([name]) => name === field)?.[2]
  return label === undefined ? field : translate(label)
}
