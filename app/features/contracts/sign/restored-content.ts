import * as z from 'zod'
import type { ContractVersion } from '~content/contract'
import { contractGuestPartSchema, contractReservationSchema } from '~content/contract-values'
import { evidenceSchema } from '../signers/evidence'

const restoredSchema = z.object({
  reservation: contractReservationSchema,
  comments: contractGuestPartSchema.shape.comments,
  guests: contractGuestPartSchema.shape.guests,
  /** Null if it was not asked for. */
  payAuthorization: z.boolean().nullable(),
  /** Of each guest who signed; empty before format 4, when there was one. */
  signatures: z.array(evidenceSchema).default([]),
})

export type RestoredContent = z.infer<typeof restoredSchema>

/** What a contract becomes again with a signed version; null if the fields were others when it was signed. */
export function restoredContent({
  content,
}: Pick<ContractVersion, 'content'>): RestoredContent | null {
  const read = restoredSchema.safeParse(JSON.parse(content))
  return read.success ? read.data : null
}
