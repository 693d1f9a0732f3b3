import * as z from 'zod'
import { maxSignatoryLength } from '~content/contract-limits'
import { maxStrokesLength, strokesPattern, type Signature } from './signature'

/** A signature as a frozen contract holds it. Apart from the rest, as pages need no schema. */
export const signatureSchema: z.ZodType<Signature> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z.string().max(maxStrokesLength).regex(strokesPattern),
  }),
  z.strictObject({ kind: z.literal('typed'), name: z.string().min(1).max(maxSignatoryLength) }),
])
