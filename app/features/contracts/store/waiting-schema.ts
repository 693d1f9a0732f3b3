import * as z from 'zod'
import { contractReferenceSchema } from '~content/contract'

export const waitingSchema = z.object({ data: z.array(contractReferenceSchema) })
