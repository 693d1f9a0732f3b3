import * as z from 'zod'
import { maxSignatoryLength, maxSigners } from '~content/contract-limits'
import { locales } from '~content/locale'
import { maxEmailLength } from '~content/limits'
import { oneLine } from '~/platform/body/one-line'
import { message } from '~/platform/forms/form-message'

const signerRow = z.object({
  /** Empty for a signer who is being added. */
  id: z.string().max(20, message('tooLong')).optional(),
  fullName: z
    .string(message('fieldRequired'))
    .overwrite(oneLine)
    .trim()
    .min(1, message('fieldRequired'))
    .max(maxSignatoryLength, message('tooLong')),
  email: z.email(message('invalidEmail')).max(maxEmailLength, message('tooLong')).optional(),
  phone: z
    .string()
    .overwrite(oneLine)
    .trim()
    .max(30, message('tooLong'))
    .regex(/^\+?[\d\s().-]{6,}$/, message('enterPhone'))
    .optional(),
  language: z.enum(locales),
})

/** Those who sign beside the guest in whose name the contract is. */
export const signerRows = z.array(signerRow).max(maxSigners - 1, message('tooManySigners'))

export type SignerRow = z.output<typeof signerRow>

type Named = { fullName?: unknown; guestEmail?: unknown; signers?: unknown }

const rowsSchema = z.array(
  z.object({ fullName: z.string().catch(''), email: z.string().optional().catch(undefined) }),
)

/**
 * Finds the rows that repeat the name or e-mail address of a row above: one person with two links could sign for
 * another. `row` counts from 0.
 */
export function findRepeated({ fullName, guestEmail, signers }: Named) {
  const rows = rowsSchema.safeParse(signers).data ?? []
  const names = new Set([plain(fullName)])
  const emails = new Set([plain(guestEmail)])
  const found: { row: number; field: 'fullName' | 'email' }[] = []
  rows.forEach(({ fullName: name, email }, row) => {
    if (plain(name) && names.has(plain(name))) found.push({ row, field: 'fullName' })
    if (plain(email) && emails.has(plain(email))) found.push({ row, field: 'email' })
    names.add(plain(name))
    emails.add(plain(email))
  })
  return found
}

function plain(text: unknown): string {
  return typeof text === 'string' ? text.trim().toLowerCase() : ''
}
