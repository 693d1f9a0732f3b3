import { hasRight } from '~/features/staff/rights'
import { findStaff, type Staff } from '~/features/staff/session/require-staff.server'
import { callAnswer, unreadableCall, wrongMethod } from '~/features/submissions/call-answer.server'
import { readSentForm } from '~/features/submissions/read-sent-form.server'
import { isRecordsOutage, RecordConflict } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { limitedHeaders } from '~/platform/links/open-private-link.server'
import { looksLikePrivateLink } from '~/platform/links/private-link.server'
import { findRequestedLanguage, requestedLanguage } from '~/platform/http/requested-language'
import { log } from '~/platform/log/log.server'
import { type Contract, contractReferenceSchema } from '~content/contract'
import { contractCurrencies } from '~content/contract-currency'
import type { ContractTemplate } from '~content/contract-template'
import type { Locale } from '~content/locale'
import { readRemovedFiles } from '../files/removed-files'
import { linkMisses, openLink } from '../link/open-link.server'
import { saveInTurn } from '../link/saving-turns.server'
import { readGuestPart } from '../guest/answer/read-guest-part'
import { saveGuestPart } from '../guest/answer/save-guest-part.server'
import { amountsInCurrency } from '../staff/form/amounts-in-currency'
import type { EditorValues } from '../staff/form/editor-values'
import { listTemplates } from '../staff/form/list-templates.server'
import { moneyCurrencies } from '../staff/form/money-currencies.server'
import { mailNewVersion } from '../staff/link/mail-link.server'
import { createContract, editLatest } from '../staff/versions/save-contract.server'
import { valuesOfTemplate } from '../staff/form/template-terms'
import { valuesOfContract } from '../staff/form/values-of-contract'
import type { SignerId } from '../signers/signers'
import { createContractStore } from '../store/contract-store.server'
import { contractPayloadForm } from './contract-payload'
import { contractRecord } from './contract-record'
import { readStaffForm } from './read-staff-form.server'

const notFound = () => callAnswer(404, { errors: ['NOT_FOUND'] })
const forbidden = () => callAnswer(403, { errors: ['FORBIDDEN'] })
const outdated = () => callAnswer(409, { errors: ['CONFLICT'] })

const methods = ['GET', 'PUT', 'POST']

/**
 * `GET` and `PUT /api/bookings/contract/{id}` (contracts-and-routes.md §7; `POST` for browsers that leave). With the
 * guest's link a guest reads the contract and saves what a guest may write; staff who are signed in change all of it.
 */
export function answerContractCall(request: Request, id: string): Promise<Response> {
  return answered(async () => {
    if (!methods.includes(request.method)) return wrongMethod(methods)
    const isSaving = request.method !== 'GET' && looksLikePrivateLink(id)
    const answer = () => answerOneCall(request, id)
    return isSaving ? saveInTurn(id, answer) : answer()
  })
}

async function answerOneCall(request: Request, id: string): Promise<Response> {
  const store = createContractStore()
  const staff = await findEditor(request)
  const isReference = contractReferenceSchema.safeParse(id).success
  let contract: Contract | null = null
  let signer: SignerId = null
  if (isReference && staff) contract = await store.find(id)
  else if (!isReference) {
    const opened = await openLink(request, id, { store, misses: linkMisses })
    if (opened.outcome === 'limited') {
      return callAnswer(429, { errors: ['TOO_MANY_REQUESTS'] }, limitedHeaders(opened))
    }
    // An expired one shows its signed versions, and is neither read nor saved.
    const isOpen = opened.outcome === 'open' && opened.contract.stage !== 'expired'
    if (isOpen) ({ contract, signer } = opened)
  }
  if (!contract) return notFound()
  const isStaff = staff !== null
  if (request.method === 'GET') {
    return callAnswer(200, contractRecord(contract, { id, signer, isStaff }))
  }

  const sent = await readSentForm(request, contractPayloadForm)
  if ('status' in sent) return unreadableCall(sent.status)
  if (staff) {
    sent.form.set('template', contract.terms.templateId)
    sent.form.set('language', contract.language)
    const known = { ...valuesOfContract(contract), asDraft: contract.stage === 'draft' }
    const parsed = readStaffForm(sent.form, known)
    if ('answer' in parsed) return parsed.answer
    const author = authorOf(request, staff, sent.language)
    const save = { form: parsed.form, author, now: new Date() }
    const edited = await editLatest(store, contract, save)
    if (!edited) return outdated()
    await mailNewVersion({ before: contract, after: edited }, author, { store, now: save.now })
    return callAnswer(200, { _id: id })
  }
  const part = readGuestPart(sent.form, contract, signer)
  const language = findRequestedLanguage(request) ?? sent.language
  const seen = sent.form.get('seen')
  const removed = readRemovedFiles(sent.form)
  const about = { request, language, signer, part, removed }
  const saving = { ...about, seen: typeof seen === 'string' ? seen : null }
  const saved = await saveGuestPart(contract, saving, { store, files: privateStore() })
  return saved ? callAnswer(200, { _id: id }) : outdated()
}

/** `POST /api/bookings/contract`: staff make a contract of the first template in use, or of the one named. */
export function answerNewContractCall(request: Request): Promise<Response> {
  return answered(async () => {
    if (request.method !== 'POST') return wrongMethod()
    const staff = await findEditor(request)
    if (!staff) return forbidden()
    const sent = await readSentForm(request, contractPayloadForm)
    if ('status' in sent) return unreadableCall(sent.status)
    const templates = await listTemplates(sent.language)
    const named = sent.form.get('template')
    const template = named ? templates.find(({ documentId }) => documentId === named) : templates[0]
    if (!template) return callAnswer(422, { errors: ['INVALID_FIELDS'], fields: { template: [] } })
    sent.form.set('template', template.documentId)
    sent.form.set('language', sent.language)
    const now = new Date()
    const parsed = readStaffForm(sent.form, knownOfTemplate(template, sent.form, now))
    if ('answer' in parsed) return parsed.answer
    const author = authorOf(request, staff, sent.language)
    const save = { form: parsed.form, author, now }
    const reference = await createContract(createContractStore(), template, save)
    return callAnswer(200, { _id: reference })
  })
}

/** What the template says, with its amounts in the currency that the call names. */
function knownOfTemplate(template: ContractTemplate, form: FormData, now: Date): EditorValues {
  const known = valuesOfTemplate(template, now)
  const currency = contractCurrencies.find((one) => one === form.get('currency'))
  return currency ? amountsInCurrency(known, currency, moneyCurrencies()) : known
}

/** `GET /api/contract-ar?enabled=true`: the templates in use, for staff; they are no public texts. */
export function answerTemplatesCall(request: Request): Promise<Response> {
  return answered(async () => {
    if (!(await findEditor(request))) return forbidden()
    const templates = await listTemplates(requestedLanguage(request))
    return callAnswer(
      200,
      templates.map(({ documentId, ...rest }) => ({ _id: documentId, ...rest })),
    )
  })
}

async function findEditor(request: Request): Promise<Staff | null> {
  const staff = await findStaff(request)
  return staff && hasRight(staff.role, 'contracts') ? staff : null
}

function authorOf(request: Request, { name }: Staff, language: Locale) {
  return { request, name, language }
}

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (err) {
    if (err instanceof Response) return callAnswer(err.status, { errors: ['UNAVAILABLE'] })
    // Another booking has the nights.
    if (err instanceof RecordConflict) return outdated()
    if (!isRecordsOutage(err) && !(err instanceof StorageUnavailable)) throw err
    log.error({ err }, 'a contract call failed')
    return callAnswer(503, { errors: ['UNAVAILABLE'] }, { 'Retry-After': '30' })
  }
}
