import { allViews } from '../setup/views/all-views'
import { translate } from '../labels/translate'

/** The label of a field of a type or component, in the editor's language. */
export function fieldLabel(uid: string, field: string): string {
  const label = allViews[uid]?.rows.flat().find(([name]) => name === field)?.[2]
  return label === undefined ? field : translate(label)
}
