import * as z from 'zod'
import { careerSkills, skillRatings, type CareerSkill } from '~content/career-skill'
import {
  consentRule,
  emailRule,
  nameRule,
  optionalLine,
  requiredLine,
} from '~/features/contact/contact-rules'
import { message, type FormMessage } from '~/platform/forms/form-message'

const rating = z
  .number(message('required'))
  .int(message('invalidValue'))
  .min(skillRatings.lowest, message('invalidRating'))
  .max(skillRatings.highest, message('invalidRating'))

const ratings = Object.fromEntries(careerSkills.map((skill) => [skill, rating])) as Record<
  CareerSkill,
  typeof rating
>

/** Id of a file that was sent before, by the upload call or with the form. */
const fileId = (missing: FormMessage) =>
  z.string(message(missing)).regex(/^[\w-]{16,100}$/, message(missing))

/** An application for a job (leads-and-content.md §5): everything is required, each skill from 1 to 10. */
export const careerSchema = z.object({
  name: nameRule('enterName', 200),
  email: emailRule,
  profession: requiredLine('required', 250),
  address: requiredLine('required', 500),
  workExperience: z
    .string(message('required'))
    .trim()
    .min(1, message('required'))
    .max(5000, message('tooLong')),
  salaryClaim: requiredLine('required', 250),
  cv: fileId('addCv'),
  photo: fileId('addPhoto'),
  /** What the files were called, to be shown again where the form has mistakes. */
  cvName: optionalLine(250),
  photoName: optionalLine(250),
  ...ratings,
  agreement: consentRule,
  /** Document id of the career. */
  career: requiredLine('invalidValue', 100).regex(/^[\w-]+$/, message('invalidValue')),
})

export type CareerInput = z.input<typeof careerSchema>
export type CareerFields = z.output<typeof careerSchema>
