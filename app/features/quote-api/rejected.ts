import type { CallAnswer } from '~/platform/http/call-answer'

export function rejected(status: 400 | 404 | 415 | 422, errors: readonly string[]): CallAnswer {
  return { status, body: { errors } }
}
