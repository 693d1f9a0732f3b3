import * as z from 'zod'
import { message } from '~/platform/forms/form-message'
import { readSignature } from './signature'

/** A signature as forms send it: strokes or a typed name. */
export const signatureField = z.string(message('signatureNeeded')).transform((text, context) => {
  const found = readSignature(text)
  if (found !== null) return found
  context.addIssue({ code: 'custom', message: message('signatureNeeded') })
  return z.NEVER
})
