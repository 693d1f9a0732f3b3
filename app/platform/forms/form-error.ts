import type { HttpError } from '~/platform/http/http-error'

/** Why a body was not read: broken (400), too large (413), or of another type (415). */
export type FormError = Pick<HttpError, 'reason'> & { status: 400 | 413 | 415 }

export const brokenForm: FormError = { status: 400, reason: 'The form is broken.' }
export const largeForm: FormError = { status: 413, reason: 'The form is too large.' }
export const unknownForm: FormError = { status: 415, reason: 'This is not a form.' }

/** The answer of a page whose form was refused before it could be looked at. */
export function formErrorResponse({ status, reason }: FormError): Response {
  return new Response(reason, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
