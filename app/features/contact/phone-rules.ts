import * as z from 'zod'
import { message } from '~/platform/forms/form-message'

/** Whether a text is a phone number of a country (ISO 3166-1) or carries its country in front. */
export type PhoneCheck = (text: string, countryCode: string) => boolean

/** The fields around a phone number. */
export const phoneShape = {
  phone: z.string(message('invalidValue')).trim().max(40, message('tooLong')).optional(),
  countryCode: z
    .string(message('chooseCountry'))
    .regex(/^[A-Z]{2}$/, message('chooseCountry'))
    .optional(),
  noPhone: z.boolean(message('invalidValue')).optional(),
}

type PhoneOptions = {
  /** Required unless the visitor ticks that there is no phone. */
  isRequired: boolean
  isPhoneNumber: PhoneCheck
}

/**
 * Adds the rules of the phone to a form with `phoneShape`. They hold also while other fields are wrong, so
 * that a visitor sees every mistake at once.
 */
export function withPhoneRules<Schema extends z.ZodType>(
  schema: Schema,
  { isRequired, isPhoneNumber }: PhoneOptions,
): Schema {
  const rule = { path: ['phone'], when: () => true }
  return schema
    .refine(
      (value) => {
        const { phone, noPhone } = phoneOf(value)
        return !isRequired || noPhone === true || Boolean(phone)
      },
      { ...rule, error: message('enterPhone') },
    )
    .refine(
      (value) => {
        const { phone, noPhone, countryCode } = phoneOf(value)
        return !phone || noPhone === true || isPhoneNumber(phone, countryCode ?? '')
      },
      { ...rule, error: message('invalidNumber') },
    )
}

const phoneSchema = z.object(phoneShape)

/** The phone's fields. If one of them is invalid, the rules below pass: it has a message of its own. */
function phoneOf(value: unknown): z.infer<typeof phoneSchema> {
  return phoneSchema.safeParse(value).data ?? { noPhone: true }
}
