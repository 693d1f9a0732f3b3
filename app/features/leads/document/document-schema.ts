import * as z from 'zod'
import {
  consentRule,
  emailRule,
  firstNameRule,
  lastNameRule,
  optionalLine,
  requiredLine,
  specialRequirementRule,
} from '~/features/contact/contact-rules'
import { phoneShape, withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'
import { message, type FormMessage } from '~/platform/forms/form-message'

/** Id of a file that was sent before, by the upload call or with the form. */
const fileId = (missing: FormMessage) =>
  z
    .string(message(missing))
    .regex(/^[\w-]{16,100}$/, message(missing))
    .optional()

const fields = z.object({
  firstName: firstNameRule,
  lastName: lastNameRule,
  email: emailRule,
  ...phoneShape,
  specialRequeriment: specialRequirementRule,
  photo: fileId('photoNeeded'),
  document: fileId('documentNeeded'),
  /** What the files were called, to be shown again where the form has mistakes. */
  photoName: optionalLine(250),
  documentName: optionalLine(250),
  agreement: consentRule,
  /** Document id of the document. */
  contracts_ar: requiredLine('enterField', 100),
})

export const documentShape = fields.shape

type Options = {
  isPhoneNumber: PhoneCheck
  /** The document asks for a photo and an identity document. */
  isDocument: boolean
}

/**
 * The form of a document (contracts-and-routes.md §5, "Contract inquiry"). Missing files are told together with all
 * other mistakes.
 */
export function documentSchema({ isPhoneNumber, isDocument }: Options) {
  const has = (name: 'photo' | 'document') => (value: unknown) =>
    !isDocument || Boolean(filesSchema.safeParse(value).data?.[name])
  const rule = (name: string) => ({ path: [name], when: () => true })
  const form = fields
    .refine(has('photo'), { ...rule('photo'), error: message('photoNeeded') })
    .refine(has('document'), { ...rule('document'), error: message('documentNeeded') })
  return withPhoneRules(form, { isRequired: true, isPhoneNumber })
}

const filesSchema = z.object({
  photo: z.string().optional().catch(undefined),
  document: z.string().optional().catch(undefined),
})

export type DocumentInput = z.input<typeof fields>
export type DocumentFields = z.output<typeof fields>
