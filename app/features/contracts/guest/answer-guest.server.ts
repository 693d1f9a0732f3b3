import { redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { withReceivedForm, type ReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { storeUpload } from '~/platform/files/uploads/store-upload.server'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { message } from '~/platform/forms/form-message'
import { formErrorResponse } from '~/platform/body/form-error'
import { parseForm } from '~/platform/forms/parse-form.server'
import { readForm } from '~/platform/body/read-form.server'
import { log } from '~/platform/log/log.server'
import { QueueFull } from '~/platform/process/job-queue'
import { href } from '~/routing/href'
import { findUploadKind } from '~/features/uploads/upload-kinds'
import { uploadMessage } from '~/features/uploads/upload-message.server'
import { guestFileKinds } from '../files/guest-file-kinds'
import { announceNightsTaken } from '../emails/nights-taken-kind.server'
import { announceProgress } from '../emails/progress-kind.server'
import { announceSigned } from '../emails/announce-signed.server'
import { answerMessage } from '../messages/answer-message.server'
import { messageActions } from '../messages/message-text'
import { signPdf } from '../pdf-signature/sign-pdf.server'
import { privacyPoliciesOf } from '../sign/privacy-policies.server'
import { brandOf } from '../sign/brand-of.server'
import { signContract, type Signed } from '../sign/sign-contract.server'
import type { Signature } from '../signature/signature'
import type { SignerId } from '../signers/signers'
import type { ContractStore } from '../store/contract-store.server'
import { guestSchema } from './guest-schema'
import { readGuestPart } from './read-guest-part'
import { rejectGuest } from './reject-guest.server'
import { saveGuestPart } from './save-guest-part.server'
import { seenText } from './seen-text.server'

type RequestContext = {
  request: Request
  locale: Locale
  link: string
  /** Whose link it is. */
  signer: SignerId
  store: ContractStore
}

/** The file inputs of the form, for browsers without script. */
const fileInputs = {
  photoFile: 'personalPhoto',
  documentFile: 'personalDocument',
  documentBackFile: 'personalDocumentBack',
} as const

/**
 * What a guest sends: a form that is saved, the signature, or words to the team. Only what a guest may write is read
 * from it. Throws where to go next, or the error response of a form that cannot be read.
 */
export async function answerGuest(contract: Contract, context: RequestContext) {
  const { request } = context
  try {
    const isMultipart = /^multipart\//i.test(request.headers.get('Content-Type') ?? '')
    if (!isMultipart) {
      const read = await readForm(request)
      if (!('form' in read)) throw formErrorResponse(read)
      return await submitGuestForm(contract, read.form, context)
    }
    const { incoming } = privateFolders(privateFolder())
    const result = await withReceivedForm(
      request,
      { folder: incoming, maxFiles: Object.keys(fileInputs).length },
      (received) => submitWithFiles(contract, received, context),
    )
    if ('reason' in result) throw formErrorResponse(result)
    return result
  } catch (err) {
    const causes = [RecordsUnavailable, StorageUnavailable, QueueFull]
    if (!causes.some((cause) => err instanceof cause)) throw err
    log.error({ err }, 'a contract could not be signed or saved')
    return rejectGuest(503, { formError: message('sendDataError') })
  }
}

async function submitWithFiles(
  contract: Contract,
  { form, files }: ReceivedForm,
  context: RequestContext,
) {
  for (const file of files) {
    const field = Object.entries(fileInputs).find(([name]) => name === file.field)?.[1]
    if (!field) continue
    const kind = findUploadKind(guestFileKinds[field])
    if (!kind) continue
    const stored = await storeUpload(privateStore(), kind, file)
    if ('rejection' in stored) {
      const problem = await uploadMessage(context.locale, stored.rejection, { kind })
      return rejectGuest(422, { fileProblem: { field, message: problem } })
    }
    form.set(field, stored.file.id)
  }
  return submitGuestForm(contract, form, context)
}

async function submitGuestForm(contract: Contract, form: FormData, context: RequestContext) {
  const { request, locale, link, signer, store } = context
  const action = messageActions.find((name) => name === form.get('do'))
  if (action) return answerMessage(contract, { form, action }, context)
  const here = href('contract', locale, { id: link })
  const part = readGuestPart(form, contract, signer)
  const seen = form.get('seen')
  const about = { request, language: locale, signer, part }
  const saving = { ...about, seen: typeof seen === 'string' ? seen : null }
  if (form.get('do') === 'save') {
    const saved = await saveGuestPart(contract, saving, { store, files: privateStore() })
    if (!saved) return rejectGuest(409, { formError: message('alreadySent') })
    throw redirect(`${here}?saved=1`, 303)
  }
  const { totalGuests } = contract.reservation
  await noteKindOfFile(form, part)
  const rules = { ...contract.terms, totalGuests, isFurther: signer !== null }
  const parsed = parseForm(guestSchema(rules), form)
  if (!('submission' in parsed)) throw formErrorResponse(parsed)
  const { submission } = parsed
  if (submission.status !== 'success') {
    // Whatever is wrong, what was typed and sent stays with the link.
    await saveGuestPart(contract, saving, { store, files: privateStore() })
    return rejectGuest(422, { result: submission.reply() })
  }
  if (seen !== seenText(contract)) {
    // The page comes back with what changed, and with all that was typed.
    await saveGuestPart(contract, saving, { store, files: privateStore() })
    return rejectGuest(409, { formError: message('contractChanged') })
  }
  const abuse = await checkAbuse(request, form)
  if (abuse.outcome === 'honeypot') throw redirect(here, 303)
  if (abuse.outcome === 'limited') return rejectGuest(429, { formError: message('tooManyTries') })
  if (abuse.outcome === 'botCheckFailed') {
    return rejectGuest(422, { formError: message('botCheckFailed') })
  }
  const { signature } = submission.value
  const signed = await signAsSeen(contract, { ...saving, signature }, context)
  if (signed.outcome === 'filesGone') return rejectGuest(422, { formError: message('fileGone') })
  if (signed.outcome === 'nightsTaken') {
    await saveGuestPart(contract, saving, { store, files: privateStore() })
    await announceNightsTaken(contract)
    return rejectGuest(409, { formError: message('nightsTaken') })
  }
  if (signed.outcome === 'outdated') {
    await saveGuestPart(contract, saving, { store, files: privateStore() })
    return rejectGuest(409, { formError: message('contractChanged') })
  }
  if (signed.outcome === 'waits') await announceProgress(signed.contract, signer)
  else await announceSigned(signed.contract, signed.version)
  throw redirect(here, 303)
}

/** A PDF can hold both sides of a document: what the form says of that is replaced by what the file is. */
async function noteKindOfFile(form: FormData, part: ContractGuestPart): Promise<void> {
  form.delete('documentIsPdf')
  const file = part.personalDocument && (await privateStore().find(part.personalDocument))
  if (file && file.type === 'pdf') form.set('documentIsPdf', 'on')
}

const mostTries = 6

/**
 * Signs the contract as the guest saw it. An autosave or another guest's signature may be stored at the same moment; neither
 * changes what this guest saw, so the signature is tried again on top of it.
 */
async function signAsSeen(
  contract: Contract,
  saving: {
    request: Request
    language: Locale
    signer: SignerId
    part: ContractGuestPart
    signature: Signature
  },
  { store }: RequestContext,
): Promise<Signed> {
  const parts = { store, files: privateStore(), brandOf, policiesOf: privacyPoliciesOf, signPdf }
  const signing = { ...saving, now: new Date() }
  let latest = contract
  for (let tries = 1; ; tries++) {
    const signed = await signContract(latest, signing, parts)
    if (signed.outcome !== 'outdated' || tries === mostTries) return signed
    const fresh = await store.find(contract.reference)
    if (fresh === null || seenText(fresh) !== seenText(contract)) return signed
    if (fresh.revision === latest.revision) return signed
    latest = fresh
  }
}
