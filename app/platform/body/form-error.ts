import type { HttpError } from '~/platform/http/http-error'
import { noStore } from '~/platform/page-cache/cache-policy'

/** Why a form body was rejected: malformed (400), too large (413), or not a form (415). */
export type FormError = Pick<HttpError, 'reason'> & { status: 400 | 413 | 415 }

export const brokenForm: FormError = { status: 400, reason: 'The form is broken.' }
export const largeForm: FormError = { status: 413, reason: 'The form is too large.' }
export const unknownForm: FormError = { status: 415, reason: 'This is not a form.' }

/** The response to a form that was rejected before validation. */
export function formErrorResponse({ status, reason }: FormError): Response {
  return new Response(reason, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noStore },
  })
}
