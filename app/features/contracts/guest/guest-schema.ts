import * as z from 'zod'
import type { Contract } from '~content/contract'
import { message } from '~/platform/forms/form-message'

const fileId = (missing: string) => z.string(missing).regex(/^[0-9a-f]{40}$/, message('fileGone'))

const guest = z.object({
  fullName: z
    .string(message('fieldRequired'))
    .trim()
    .min(1, message('fieldRequired'))
    .max(150, message('tooLong')),
  age: z
    .string(message('fieldRequired'))
    .trim()
    .regex(/^(1[01]\d|120|\d{1,2})$/, message('invalidAge')),
})

const guestRow = z.object({ fullName: z.string().optional(), age: z.string().optional() })

/** Rows that are all empty are no guests yet: one alert says so, in place of one for each field. */
const guestRows = z
  .array(guestRow)
  .max(50)
  .superRefine((rows, context) => {
    if (rows.every(({ fullName, age }) => !fullName?.trim() && !age?.trim())) {
      context.addIssue({ code: 'custom', message: message('guestsNeeded') })
      return
    }
    rows.forEach((row, index) => {
      for (const { path, message: problem } of guest.safeParse(row).error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: [index, ...path], message: problem })
      }
    })
  })

const comments = z.string().max(2000, message('tooLong')).optional()

/**
 * What a guest must have filled in to sign (contracts-and-routes.md §5, "Contract (guest)"). Where the template asks
 * for no guest information, guests, photo and document are left out.
 */
export function guestSchema({ showGuestInfo }: Pick<Contract['terms'], 'showGuestInfo'>) {
  return z.object({
    comments,
    guests: showGuestInfo ? guestRows : z.array(guestRow).max(50),
    personalPhoto: showGuestInfo ? fileId(message('photoNeeded')) : z.string().optional(),
    personalDocument: showGuestInfo ? fileId(message('documentNeeded')) : z.string().optional(),
    payAuthorization: z.boolean().optional(),
    agreement: z.literal(true, message('acceptContract')),
  })
}
