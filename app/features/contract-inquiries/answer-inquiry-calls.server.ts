import { findDocument } from '~/features/documents/find-document.server'
import { documentHandler, documentPayload } from '~/features/leads/document/document-handler.server'
import { inquiryLink } from '~/features/leads/document/inquiry-link.server'
import { leadPayloadForm } from '~/features/leads/submit/lead-payload'
import { submitLead } from '~/features/leads/submit/submit-lead.server'
import {
  callAnswer,
  declinedCall,
  unreadableCall,
  wrongMethod,
} from '~/features/submissions/call-answer.server'
import type { Payload } from '~/features/submissions/payload-text'
import { readSentForm } from '~/features/submissions/read-sent-form.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { limitedHeaders } from '~/platform/links/open-private-link.server'
import { log } from '~/platform/log/log.server'
import type { ContractInquiry } from '~content/contract-inquiry'
import { changeInquiry } from './change-inquiry.server'
import { openInquiry } from './open-inquiry.server'

/** `POST /api/contract-inquiries-ars`: 200 with the id of its own page once it is written down (docs/api.md). */
export function answerNewInquiryCall(request: Request): Promise<Response> {
  return answered(async () => {
    if (request.method !== 'POST') return wrongMethod()
    const sent = await readSentForm(request, (body) => leadPayloadForm(body, documentPayload))
    if ('status' in sent) return unreadableCall(sent.status)
    const { form, language } = sent
    const document = await findDocument(form.get('contracts_ar'), language)
    if (!document) {
      const fields = { contracts_ar: ['enterField'] }
      return callAnswer(422, { errors: ['INVALID_FIELDS'], fields })
    }
    const taken = await submitLead(documentHandler(document), { request, form, language })
    switch (taken.outcome) {
      case 'broken':
      case 'subscribed':
        return unreadableCall(400)
      case 'declined':
        return declinedCall(taken, language)
      case 'accepted': {
        const { id, reference, confirmation } = taken
        return callAnswer(200, { _id: inquiryLink(id), data: { reference, confirmation } })
      }
    }
  })
}

const methods = ['GET', 'PUT']

/**
 * `GET` and `PUT /api/contract-inquiries-ars/{id}`: the same 404 for all that does not exist, 403 for a change by
 * link while staff have not allowed changes.
 */
export function answerInquiryCall(request: Request, id: string): Promise<Response> {
  return answered(async () => {
    if (!methods.includes(request.method)) return wrongMethod(methods)
    const opened = await openInquiry(request, id)
    if (opened.outcome === 'limited') {
      return callAnswer(429, { errors: ['TOO_MANY_REQUESTS'] }, limitedHeaders(opened))
    }
    if (opened.outcome === 'closed') return callAnswer(404, { errors: ['NOT_FOUND'] })
    const { inquiry, staff, store } = opened.record
    if (request.method === 'GET') return callAnswer(200, inquiryRecord(inquiry, id))
    if (!inquiry.isEdit && !staff) return callAnswer(403, { errors: ['READ_ONLY'] })
    const sent = await readSentForm(request, changePayloadForm)
    if ('status' in sent) return unreadableCall(sent.status)
    const { form, language } = sent
    const changed = await changeInquiry(inquiry, form, {
      store,
      language,
      files: privateStore(),
      isStaff: staff !== null,
    })
    switch (changed.outcome) {
      case 'broken':
        return unreadableCall(400)
      case 'outdated':
        return callAnswer(409, { errors: ['CONFLICT'] })
      case 'declined':
        return declinedCall({ outcome: 'declined', status: 422, reply: changed.reply }, language)
      case 'saved':
        return callAnswer(200, { _id: id })
    }
  })
}

/** A change by JSON: what it names without a value is taken away. */
function changePayloadForm(body: Payload): FormData {
  const form = leadPayloadForm(body, { ...documentPayload, keepsEmpty: true })
  if (body.noPhone === true || form.get('phone') === '') form.set('noPhone', 'on')
  return form
}

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (err) {
    const isOurs = isRecordsOutage(err) || err instanceof StorageUnavailable
    if (!isOurs && !(err instanceof Response && err.status === 503)) throw err
    log.error({ err }, 'a call about a contract inquiry failed')
    return callAnswer(503, { errors: ['UNAVAILABLE'] }, { 'Retry-After': '30' })
  }
}

/** An inquiry in the customer's names (contracts-and-routes.md §3). `id` is what the address named. */
function inquiryRecord(inquiry: ContractInquiry, id: string) {
  const { contact, contractsAr, photo, document } = inquiry
  const file = (one: typeof photo) => one && { _id: one.id, name: one.name }
  return {
    _id: id,
    reference: inquiry.reference,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    specialRequeriment: inquiry.specialRequirement,
    documentCreateDate: inquiry.receivedAt,
    contracts_ar: { _id: contractsAr.id, title: contractsAr.title },
    seen: inquiry.seen,
    isEdit: inquiry.isEdit,
    language_code: inquiry.language,
    document: file(document),
    photo: file(photo),
    // The form requires it.
    agreement: true,
  }
}
