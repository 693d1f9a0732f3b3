import type { Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { retryHeaders, type Declined } from './declined'

/** The response of a form call, which is never cached. */
export function callAnswer(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': noStore } })
}

export function wrongMethod(allowed: readonly string[] = ['POST']): Response {
  const headers = { Allow: allowed.join(', ') }
  return callAnswer(405, { errors: ['METHOD_NOT_ALLOWED'] }, headers)
}

export function unreadableCall(status: 400 | 413 | 415): Response {
  const code = status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'UNREADABLE_REQUEST'
  return callAnswer(status, { errors: [code] })
}

const codes = {
  409: 'CONFLICT',
  422: 'INVALID_FIELDS',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
} as const

/** `code` and `message`, where they say more than the status. */
type Special = { code?: string | undefined; message?: string | undefined }

/** A code for programs; for the page, messages by field and in words. */
export async function declinedCall(
  declined: Declined,
  language: Locale,
  { code, message }: Special = {},
): Promise<Response> {
  const { reply, status } = declined
  const fields = reply.error ?? {}
  const body = {
    errors: [code ?? codes[status]],
    message: message ?? (await formMessage(language, fields['']?.[0])),
    fields,
  }
  return callAnswer(status, body, retryHeaders(declined))
}

async function formMessage(language: Locale, key = 'formIncomplete'): Promise<string> {
  const { t } = await createServerI18n(language)
  return t(`forms:messages.${key}` as 'forms:messages.formIncomplete')
}
