import * as z from 'zod'
import { previewDefinitions, type PreviewClaim } from '~content/preview'
import { rentalSchema, rentalUid } from '~content/rental'
import { completeDraft } from './complete-draft'
import { fillGaps } from './fill-gaps'
import type { PreviewProblem } from '../problem/preview-problem'
import type { Previewed } from '../previewed-entry'

/**
 * The CMS's answer as pages read it, or what the draft lacks. `today` is a day in Guatemala.
 */
export function readPreviewed(
  { uid }: PreviewClaim,
  data: unknown,
  today: string,
): { outcome: 'read'; previewed: Previewed } | { outcome: 'problem'; problem: PreviewProblem } {
  const schema = uid === rentalUid ? rentalSchema : itemSchemaOf(previewDefinitions[uid].schema)
  const filled = fillGaps(schema, completeDraft(data, today))
  if (filled.outcome === 'incomplete') {
    return { outcome: 'problem', problem: { kind: 'incomplete', fields: filled.fields } }
  }
  // The schema was chosen by the uid, which the type checker cannot follow through the table.
  return { outcome: 'read', previewed: { uid, entry: filled.entry } as Previewed }
}

/** Lists are read whole; a preview looks at one of their entries. */
function itemSchemaOf(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
}
