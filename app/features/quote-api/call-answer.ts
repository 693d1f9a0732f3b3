/** Status and JSON body of a call. */
export type CallAnswer = { status: number; body: object }

export function rejected(status: 400 | 404 | 415 | 422, errors: readonly string[]): CallAnswer {
  return { status, body: { errors } }
}
