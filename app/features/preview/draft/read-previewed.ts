import * as z from 'zod'
import { previewDefinitions, type PreviewClaim } from '~content/preview'
import { rentalSchema, rentalUid } from '~content/rental'
import { fillGaps } from './fill-gaps'
import type { PreviewProblem } from '../problem/preview-problem'
import type { Previewed } from '../previewed-entry'

const longAgo = '2000-01-01T00:00:00.000Z'
const farOff = '2999-12-31T23:59:59.000Z'

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

/**
 * A draft with what its page cannot be addressed or shown without: an address name (its id), a window that is
 * open, a day of publication. What editors have said stays. `today` is a day in Guatemala.
 */
export function completeDraft(draft: unknown, today: string): unknown {
  if (typeof draft !== 'object' || draft === null) return draft
  const unsaid: Record<string, unknown> = {
    ...('documentId' in draft && { slug: draft.documentId }),
    startDate: longAgo,
    endDate: farOff,
    publicationDate: today,
    sentOn: today,
  }
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]: [string, unknown]) => [
      name,
      value ?? unsaid[name] ?? value,
    ]),
  )
}
