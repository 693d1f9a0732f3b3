import type { Locale } from '~content/locale'
import { privateStore } from '~/platform/files/store/private-store.server'
import type { ReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { storeUpload } from '~/platform/files/uploads/store-upload.server'
import { addressGroup } from '~/platform/http/client-address'
import { sentFiles } from '~/features/uploads/sent-files.server'
import { findUploadKind } from '~/features/uploads/upload-kinds'
import { uploadMessage } from '~/features/uploads/upload-message.server'
import { guestFileKinds } from '~/features/contracts/files/guest-file-kinds'
import type { GuestReply } from '../guest-reply'

/** The file inputs of the form, for browsers without script. */
const fileInputs = {
  photoFile: 'personalPhoto',
  documentFile: 'personalDocument',
  documentBackFile: 'personalDocumentBack',
} as const

export const maxSentFiles = Object.keys(fileInputs).length

/**
 * Stores the files that travel with the form and writes their ids into it, as script would have; they count as uploads
 * of the address. Gives why one was not taken, the first one where it is several; null if all were.
 */
export async function storeSentFiles(
  { form, files }: ReceivedForm,
  { request, locale }: { request: Request; locale: Locale },
): Promise<GuestReply['fileProblem']> {
  let problem: GuestReply['fileProblem'] = null
  for (const file of files) {
    const field = Object.entries(fileInputs).find(([name]) => name === file.field)?.[1]
    if (!field) continue
    const kind = findUploadKind(guestFileKinds[field])
    if (!kind) continue
    const wait = await sentFiles.take(addressGroup(request))
    if (wait > 0) {
      problem ??= { field, message: await uploadMessage(locale, 'tooManyTries', { wait }) }
      continue
    }
    const stored = await storeUpload(privateStore(), kind, file)
    if ('file' in stored) form.set(field, stored.file.id)
    else problem ??= { field, message: await uploadMessage(locale, stored.rejection, { kind }) }
  }
  return problem
}
