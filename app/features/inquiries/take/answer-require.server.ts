import { locales, type Locale } from '~content/locale'
import { isFieldValue } from '~/platform/forms/field-value'
import { readForm } from '~/platform/forms/read-form.server'
import { readFields } from '~/platform/http/read-fields.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { confirmationPath } from './confirmation-path.server'
import type { InquiryDesk } from './inquiry-desk.server'
import { payloadForm } from './payload-form'
import { takeInquiry, type TakenInquiry } from './take-inquiry.server'

type Sent = { form: FormData; language: Locale; landing: boolean } | { status: 400 | 413 | 415 }

/**
 * `POST /api/bookings/require` (browsing.md §7), as JSON or as the form of the page: 200 `{data}` once the
 * inquiry is written down. 400, 413 and 415 for what cannot be read, 422 for what is wrong, 409 for a key
 * that belongs to another inquiry, 429, and 503 while nothing can be written down.
 */
export async function answerRequire(request: Request, desk?: InquiryDesk): Promise<Response> {
  if (request.method !== 'POST') {
    return answer(405, { errors: ['METHOD_NOT_ALLOWED'] }, { Allow: 'POST' })
  }
  const sent = await readSent(request)
  if ('status' in sent) return unreadable(sent.status)
  const taken = await takeInquiry(request, sent.form, sent.language, desk)
  if (taken.outcome === 'broken') return unreadable(400)
  if (taken.outcome === 'accepted') {
    const confirmation = confirmationPath(sent.language, taken.reference, sent.landing)
    return answer(200, { data: { reference: taken.reference, confirmation } })
  }
  const headers: Record<string, string> =
    taken.retryAfter === undefined ? {} : { 'Retry-After': String(taken.retryAfter) }
  return answer(taken.status, await describe(taken, sent.language), headers)
}

async function readSent(request: Request): Promise<Sent> {
  const isJson = /^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')
  if (!isJson) {
    const read = await readForm(request)
    if (!('form' in read)) return read
    const language = findLocale(read.form.get('language_code'))
    return { form: read.form, language, landing: read.form.has('landing') }
  }
  const read = await readFields(request)
  if ('status' in read) return read
  const form = payloadForm(read.fields)
  const isFine = [...form.values()].every((value) => isFieldValue(String(value)))
  if (!isFine) return { status: 400 }
  return { form, language: findLocale(form.get('language_code')), landing: form.has('landing') }
}

function findLocale(language: unknown): Locale {
  return locales.find((locale) => locale === language) ?? 'en'
}

/** Codes for programs; for the page, messages by field and in words. */
async function describe(
  { reply, status, error }: Extract<TakenInquiry, { outcome: 'declined' }>,
  language: Locale,
): Promise<object> {
  const { t } = await createServerI18n(language)
  const fields = reply.error ?? {}
  const codes = {
    409: 'CONFLICT',
    422: 'INVALID_FIELDS',
    429: 'TOO_MANY_REQUESTS',
    503: 'UNAVAILABLE',
  }
  const message = error ? t(`pricing:verify.${error}`) : wordsOf(fields)
  return { errors: [error ?? codes[status]], message, fields }

  function wordsOf(messages: Record<string, string[] | null>): string {
    const key = messages['']?.[0] ?? 'formIncomplete'
    return t(`forms:messages.${key}` as 'forms:messages.formIncomplete')
  }
}

function unreadable(status: 400 | 413 | 415): Response {
  const code = status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'UNREADABLE_REQUEST'
  return answer(status, { errors: [code] })
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
