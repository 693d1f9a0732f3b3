import * as z from 'zod'
import { isFieldName } from '../body/field-name'
import { formLimits } from '../body/form-limits'
import { intentField } from './intent-field'

/** The field in which conform stores what was validated, as JSON. */
const stateField = '__state__'

const name = z.string().refine(isFieldName)
const index = z
  .number()
  .int()
  .min(0)
  .max(formLimits.entries - 1)

/**
 * The intents that a form without script may send. With script, intents that change values are handled in the browser.
 */
const intentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('validate'), payload: z.strictObject({ name: name.optional() }) }),
  z.object({
    type: z.literal('reset'),
    payload: z.strictObject({ name: name.optional(), index: index.optional() }),
  }),
  z.object({
    type: z.literal('insert'),
    payload: z.strictObject({
      name,
      index: index.optional(),
      /** With which a new row begins. */
      defaultValue: z.record(name, z.string()).optional(),
    }),
  }),
  z.object({ type: z.literal('remove'), payload: z.strictObject({ name, index }) }),
  z.object({
    type: z.literal('reorder'),
    payload: z.strictObject({ name, from: index, to: index }),
  }),
])

const stateSchema = z.object({ validated: z.record(name, z.boolean()) })

/**
 * Whether the intent and state fields are safe for conform, which reads them before any schema. A huge index in them is
 * as dangerous as one in a field name.
 */
export function hasHarmlessIntent(form: FormData): boolean {
  return isHarmless(form, intentField, intentSchema) && isHarmless(form, stateField, stateSchema)
}

function isHarmless(form: FormData, field: string, schema: z.ZodType): boolean {
  const [text, ...more] = form.getAll(field)
  if (text === undefined) return true
  if (typeof text !== 'string' || more.length > 0) return false
  try {
    return schema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
