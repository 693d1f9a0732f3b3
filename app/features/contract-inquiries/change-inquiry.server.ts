import type { ContractInquiry } from '~content/contract-inquiry'
import type { Locale } from '~content/locale'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import { findDocument } from '~/features/documents/find-document.server'
import { documentFiles } from '~/features/leads/document/document-files'
import { documentSchema } from '~/features/leads/document/document-schema'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { message } from '~/platform/forms/form-message'
import { parseForm } from '~/platform/forms/parse-form.server'
import type { SubmissionResult } from '@conform-to/react'
import { maxFileNameLength } from '~content/limits'
import type { InquiryStore } from './inquiry-store.server'

type Changed =
  | { outcome: 'saved'; inquiry: ContractInquiry }
  /** It changed meanwhile; the reply repeats what was typed. */
  | { outcome: 'outdated'; reply: SubmissionResult }
  | { outcome: 'declined'; reply: SubmissionResult }
  | { outcome: 'broken' }

type Parts = {
  store: InquiryStore
  files: Pick<PrivateStore, 'find' | 'claim' | 'remove'>
  language: Locale
  /** The sender's change is news for the team. */
  isStaff: boolean
  /** The revision that the form showed; left out for a call, which names none. */
  revision?: FormDataEntryValue | null
}

/** The only fields of an inquiry that a form can write; what else a body holds is never looked at. */
const writable = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'countryCode',
  'noPhone',
  'specialRequeriment',
  'photo',
  'document',
] as const

/**
 * Writes the fields that were sent over those of an inquiry; the others stay as they are. The caller checks whether the
 * sender may change it. A replaced file is deleted. A file of a rejected change stays for the next try, or until
 * `sweepInquiryFiles` deletes it. Throws `RecordsUnavailable`, `StorageUnavailable` and a 503 response.
 */
export async function changeInquiry(
  inquiry: ContractInquiry,
  sent: FormData,
  { store, files, language, isStaff, revision = String(inquiry.revision) }: Parts,
): Promise<Changed> {
  const document = await findDocument(inquiry.contractsAr.id, language)
  const isDocument = document?.isDocument ?? false
  const parsed = parseForm(documentSchema({ isPhoneNumber, isDocument }), withStored(sent, inquiry))
  if (!('submission' in parsed)) return { outcome: 'broken' }
  const { submission } = parsed
  // The answer leaves out ids of stored files; it repeats only those that came with the form.
  const hideFields = documentFiles.map(({ id }) => id).filter((field) => !sent.get(field))
  const outdated = () => {
    const reply = submission.reply({ formErrors: [message('sendDataError')], hideFields })
    return { outcome: 'outdated' as const, reply }
  }
  if (revision !== String(inquiry.revision)) return outdated()
  if (submission.status !== 'success') {
    return { outcome: 'declined', reply: submission.reply({ hideFields }) }
  }

  const changed = documentFiles.filter(
    ({ id }) => submission.value[id] && submission.value[id] !== inquiry[id]?.id,
  )
  const found = await Promise.all(
    changed.map(async ({ id: field, kind }) => {
      const file = await files.find(submission.value[field] ?? '')
      // Claimed already where it came before and the change could not be stored.
      const isFree = file?.claimedBy === null || file?.claimedBy === inquiry.reference
      return { field, file: file?.kind === kind && isFree ? file : null }
    }),
  )
  const kept = found.flatMap(({ field, file }) => (file ? [{ field, file }] : []))
  const uploads = kept.map(({ file: { id, kind } }) => ({ id, kind }))
  const isClaimed =
    kept.length === found.length &&
    (uploads.length === 0 || (await files.claim(uploads, inquiry.reference)).outcome === 'claimed')
  if (!isClaimed) {
    const fieldErrors = Object.fromEntries(found.map(({ field }) => [field, [message('fileGone')]]))
    return { outcome: 'declined', reply: submission.reply({ fieldErrors, hideFields }) }
  }
  const fileOf = (name: 'photo' | 'document') => {
    const file = kept.find(({ field }) => field === name)?.file
    return file ? { [name]: { id: file.id, name: file.name.slice(0, maxFileNameLength) } } : {}
  }
  const saved = await store.change(inquiry, {
    contact: toContact({ ...submission.value, contactMethod: inquiry.contact.contactMethod }),
    specialRequirement: submission.value.specialRequeriment || null,
    ...fileOf('photo'),
    ...fileOf('document'),
    ...(!isStaff && { seen: false }),
  })
  if (!saved) return outdated()
  for (const { field } of kept) {
    const replaced = inquiry[field]?.id
    if (replaced) await removeFile(replaced, files)
  }
  return { outcome: 'saved', inquiry: saved }
}

/** The first files of an inquiry belong to its submission, later ones to its reference. */
async function removeFile(id: string, files: Parts['files']): Promise<void> {
  const owner = (await files.find(id))?.claimedBy
  if (owner) await files.remove(id, owner)
}

/** The form, with the stored value of each field that it lacks. `noPhone` is kept only if the form has no `phone`. */
function withStored(sent: FormData, inquiry: ContractInquiry): FormData {
  const { contact, specialRequirement, photo, document } = inquiry
  const stored: Record<(typeof writable)[number], string | null> = {
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    countryCode: contact.countryCode,
    noPhone: contact.noPhone && !sent.has('phone') ? 'on' : null,
    specialRequeriment: specialRequirement,
    photo: photo?.id ?? null,
    document: document?.id ?? null,
  }
  const form = new FormData()
  for (const name of writable) {
    const given = sent.get(name)
    const isKept = name === 'photo' || name === 'document' ? !given : given === null
    const value = isKept ? stored[name] : given
    if (typeof value === 'string') form.set(name, value)
  }
  // Given when it was sent first; staff need not give it.
  form.set('agreement', 'on')
  form.set('contracts_ar', inquiry.contractsAr.id)
  return form
}
