import { redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { withReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { message } from '~/platform/forms/form-message'
import { formErrorResponse } from '~/platform/body/form-error'
import { parseForm } from '~/platform/forms/parse-form.server'
import { getForm } from '~/platform/body/get-form.server'
import { log } from '~/platform/log/log.server'
import { QueueFull } from '~/platform/process/job-queue'
import { href } from '~/routing/href'
import { queueNightsTakenEmail } from '~/features/contracts/emails/nights-taken-kind.server'
import { queueProgressEmails } from '~/features/contracts/emails/progress-kind.server'
import { queueSignedEmails } from '~/features/contracts/emails/queue-signed-emails.server'
import { readRemovedFiles } from '~/features/contracts/files/removed-files'
import { answerMessage } from '~/features/contracts/messages/answer-message.server'
import { messageActions, type MessageAction } from '~/features/contracts/messages/message-text'
import { privacyPoliciesOf } from '~/features/contracts/sign/privacy-policies.server'
import { canSign, signatureOf, type SignerId } from '~/features/contracts/signers/signers'
import { editorActions } from '~/features/contracts/staff/editor-reply'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { signInPath } from '~/features/staff/sign-in/sign-in-path'
import type { GuestReply } from '../guest-reply'
import { guestSchema } from './guest-schema'
import { readGuestPart } from './read-guest-part'
import { rejectGuest } from './reject-guest.server'
import { saveGuestPart } from './save-guest-part.server'
import { seenPolicies, seenText } from '../reading/seen-text.server'
import { requeueProgressEmails, signAsSeen } from './sign-as-seen.server'
import { maxSentFiles, storeSentFiles } from './store-sent-files.server'

type RequestContext = {
  request: Request
  locale: Locale
  link: string
  /** Whose link it is. */
  signer: SignerId
  store: ContractStore
}

type Sent = {
  form: FormData
  /** Why a file that came with the form was not taken. */
  fileProblem: GuestReply['fileProblem']
}

/**
 * Action of the guest's page: saves the form, signs, or sends a message to the team. Reads only fields that a guest may
 * write. Throws a redirect (to the sign-in for a form of the staff), or the error response of an unreadable form;
 * otherwise returns the errors for the page.
 */
export async function answerGuest(contract: Contract, context: RequestContext) {
  const { request, signer } = context
  try {
    const isMultipart = /^multipart\//i.test(request.headers.get('Content-Type') ?? '')
    if (!isMultipart) {
      const form = await getForm(request)
      return await submitGuestForm(contract, { form, fileProblem: null }, context)
    }
    const { incoming } = privateFolders(privateFolder())
    const result = await withReceivedForm(
      request,
      { folder: incoming, maxFiles: maxSentFiles },
      async (received) => {
        const { form } = received
        const takesFiles = !messageActionOf(form) && canSign(contract, signer)
        const fileProblem = takesFiles ? await storeSentFiles(received, context) : null
        return submitGuestForm(contract, { form, fileProblem }, context)
      },
    )
    if ('reason' in result) throw formErrorResponse(result)
    return result
  } catch (err) {
    const causes = [RecordsUnavailable, StorageUnavailable, ContentUnavailable, QueueFull]
    if (!causes.some((cause) => err instanceof cause)) throw err
    log.error({ err }, 'a contract could not be signed or saved')
    return rejectGuest(503, { formError: message('sendDataError') })
  }
}

async function submitGuestForm(
  contract: Contract,
  { form, fileProblem }: Sent,
  context: RequestContext,
) {
  const { request, locale, link, signer, store } = context
  const action = messageActionOf(form)
  if (action) return answerMessage(contract, { form, action }, context)
  const here = href('contract', locale, { id: link })
  if (isOfEditor(form)) throw redirect(signInPath(locale, here), 303)
  const part = readGuestPart(form, contract, signer)
  const seen = form.get('seen')
  const about = { request, language: locale, signer, part, removed: readRemovedFiles(form) }
  const saving = { ...about, seen: typeof seen === 'string' ? seen : null }
  const save = () => saveGuestPart(contract, saving, { store, files: privateStore() })
  /** Whatever is wrong, what was typed and sent stays with the link. */
  const saveAndReject = async (status: number, reply: Partial<GuestReply>) => {
    await save()
    return rejectGuest(status, reply)
  }
  if (form.get('do') === 'save') {
    if (!(await save())) return rejectGuest(409, { formError: message('alreadySent') })
    if (fileProblem) return rejectGuest(422, { fileProblem })
    throw redirect(`${here}?saved=1`, 303)
  }
  const leadBackIfSigned = async (present: Contract) => {
    if (!signatureOf(present, signer)) return
    await requeueProgressEmails(present, signer)
    throw redirect(here, 303)
  }
  await leadBackIfSigned(contract)
  const { totalGuests } = contract.reservation
  await noteKindOfFile(form, part)
  const rules = { ...contract.terms, totalGuests, isFurther: signer !== null }
  const parsed = parseForm(guestSchema(rules), form)
  if (!('submission' in parsed)) throw formErrorResponse(parsed)
  const { submission } = parsed
  if (submission.status !== 'success') {
    return saveAndReject(422, { result: submission.reply(), fileProblem })
  }
  if (fileProblem) return saveAndReject(422, { fileProblem })
  const policies = await privacyPoliciesOf(locale)
  const isAsSeen =
    seen === seenText(contract) && form.get('seenPolicies') === seenPolicies(policies)
  if (!isAsSeen) {
    // The page comes back with what changed, and with all that was typed.
    return saveAndReject(409, { formError: message('contractChanged') })
  }
  const abuse = await checkAbuse(request, form)
  if (abuse.outcome === 'honeypot') throw redirect(here, 303)
  if (abuse.outcome === 'limited') {
    return saveAndReject(429, { formError: message('tooManyTries') })
  }
  if (abuse.outcome === 'botCheckFailed') {
    return saveAndReject(422, { formError: message('botCheckFailed') })
  }
  const { signature } = submission.value
  const signed = await signAsSeen(contract, { ...about, signature, policies }, store)
  if (signed.outcome === 'filesGone') {
    return saveAndReject(422, { formError: message('fileGone') })
  }
  if (signed.outcome === 'nightsTaken') {
    await save()
    await queueNightsTakenEmail(contract)
    return rejectGuest(409, { formError: message('nightsTaken') })
  }
  if (signed.outcome === 'outdated') {
    const fresh = await store.find(contract.reference)
    if (fresh) await leadBackIfSigned(fresh)
    return saveAndReject(409, { formError: message('contractChanged') })
  }
  if (signed.outcome === 'waits') await queueProgressEmails(signed.contract, signer)
  else await queueSignedEmails(signed.contract, signed.version)
  throw redirect(here, 303)
}

/** Whether staff sent it whose session has ended. Read as the form of a guest it would be an empty one. */
function isOfEditor(form: FormData): boolean {
  const action = form.get('do')
  return form.has('state') || editorActions.some((name) => name !== 'save' && name === action)
}

function messageActionOf(form: FormData): MessageAction | undefined {
  return messageActions.find((name) => name === form.get('do'))
}

/** A PDF can hold both sides of a document: what the form says of that is replaced by what the file is. */
async function noteKindOfFile(form: FormData, part: ContractGuestPart): Promise<void> {
  form.delete('documentIsPdf')
  const file = part.personalDocument && (await privateStore().find(part.personalDocument))
  if (file && file.type === 'pdf') form.set('documentIsPdf', 'on')
}
