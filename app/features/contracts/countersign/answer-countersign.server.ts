import type { Contract } from '~content/contract'
import { formErrorResponse } from '~/platform/body/form-error'
import { privateStore } from '~/platform/files/store/private-store.server'
import { parseForm } from '~/platform/forms/parse-form.server'
import { queueSignedEmails } from '../emails/queue-signed-emails.server'
import { signPdf } from '../pdf-signature/sign-pdf.server'
import { brandOf } from '../sign/brand-of.server'
import type { Author } from '../staff/author'
import type { EditorReply } from '../staff/editor-reply'
import type { ContractStore } from '../store/contract-store.server'
import { countersign } from './countersign.server'
import { countersignSchema } from './countersign-schema'

type Request = { form: FormData; author: Author; store: ContractStore; now: Date }

type Answer = { contract: Contract } | { reply: EditorReply; status: number }

/** The form with the signature of the team. Throws the error response of a form that cannot be read. */
export async function answerCountersign(
  contract: Contract,
  { form, author, store, now }: Request,
): Promise<Answer> {
  const action = 'countersign'
  const parsed = parseForm(countersignSchema, form)
  if (!('submission' in parsed)) throw formErrorResponse(parsed)
  const { submission } = parsed
  if (submission.status !== 'success') {
    return { status: 422, reply: { action, result: submission.reply(), problem: null } }
  }
  const { name, role = '', signature } = submission.value
  const parts = { store, files: privateStore(), brandOf, signPdf }
  const signed = await countersign(contract, { author, name, role, signature, now }, parts)
  if (signed.outcome !== 'signed') {
    return { status: 409, reply: { action, result: null, problem: signed.outcome } }
  }
  await queueSignedEmails(signed.contract, signed.version)
  return { contract: signed.contract }
}
