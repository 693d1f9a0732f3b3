import * as z from 'zod'
import type { Contract } from '~content/contract'
import { documentKinds, documentSides, type DocumentKind } from '~content/document-kind'
import { maxCommentsLength, maxContractGuests, maxSignatoryLength } from '~content/contract-limits'
import { message } from '~/platform/forms/form-message'
import { signatureField } from '~/features/contracts/signature/signature-form'
import { expectedGuests } from './guest-rows'

const fileId = (missing: string) => z.string(missing).regex(/^[0-9a-f]{40}$/, message('fileGone'))

const guest = z.object({
  fullName: z
    .string(message('fieldRequired'))
    .trim()
    .min(1, message('fieldRequired'))
    .max(maxSignatoryLength, message('tooLong')),
  age: z
    .string(message('fieldRequired'))
    .trim()
    .regex(/^(1[01]\d|120|\d{1,2})$/, message('invalidAge')),
})

const guestRow = z.object({ fullName: z.string().optional(), age: z.string().optional() })

/** Rows that are all empty are no guests yet: one alert says so, in place of one for each field. */
const guestRows = (totalGuests: number) =>
  z
    .array(guestRow)
    .max(maxContractGuests)
    .superRefine((rows, context) => {
      if (rows.every(({ fullName, age }) => !fullName?.trim() && !age?.trim())) {
        context.addIssue({ code: 'custom', message: message('guestsNeeded') })
        return
      }
      const expected = expectedGuests(totalGuests)
      if (rows.length !== expected) {
        const problem = rows.length < expected ? message('guestsTooFew') : message('guestsTooMany')
        context.addIssue({ code: 'custom', message: problem })
      }
      rows.forEach((row, index) => {
        for (const { path, message: problem } of guest.safeParse(row).error?.issues ?? []) {
          context.addIssue({ code: 'custom', path: [index, ...path], message: problem })
        }
      })
    })

const comments = z.string().max(maxCommentsLength, message('tooLong')).optional()

type GuestTerms = Pick<Contract['terms'], 'showGuestInfo'> &
  Pick<Contract['reservation'], 'totalGuests'> & {
    /** A signer beside the main guest. Only the main guest lists the names of the party. */
    isFurther?: boolean
  }

/**
 * What a guest must have filled in to sign (contracts-and-routes.md §5, "Contract (guest)"): as many guests as the
 * contract is for, among other things. Where the template asks
 * for no guest information, guests, photo and document are left out.
 */
export function guestSchema({ showGuestInfo, totalGuests, isFurther = false }: GuestTerms) {
  const namesGuests = showGuestInfo && !isFurther
  return z
    .object({
      comments,
      guests: namesGuests ? guestRows(totalGuests) : z.array(guestRow).max(maxContractGuests),
      personalPhoto: showGuestInfo ? fileId(message('photoNeeded')) : z.string().optional(),
      documentKind: z.enum(documentKinds).optional(),
      personalDocument: showGuestInfo ? fileId(message('documentNeeded')) : z.string().optional(),
      personalDocumentBack: z.string().optional(),
      /** A PDF can hold both sides. */
      documentIsPdf: z.boolean().optional(),
      payAuthorization: z.boolean().optional(),
      agreement: z.literal(true, message('acceptContract')),
      signature: signatureField,
    })
    .refine((form) => !showGuestInfo || hasAllSides(form), {
      path: ['personalDocumentBack'],
      message: message('documentBackNeeded'),
      // Told together with all else that is wrong.
      when: () => true,
    })
}

type Document = {
  documentKind?: DocumentKind | undefined
  personalDocumentBack?: string | undefined
  documentIsPdf?: boolean | undefined
}

/** A call that names no kind of document is asked for one side, as a passport has. */
function hasAllSides({ documentKind, personalDocumentBack, documentIsPdf }: Document): boolean {
  const sides = documentSides[documentKind ?? 'passport']
  return sides === 1 || documentIsPdf === true || Boolean(personalDocumentBack)
}
