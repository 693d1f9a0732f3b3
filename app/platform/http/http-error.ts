/** An error response that is sent before Remix sees the request. */
export type HttpError = {
  status: 400 | 403 | 405 | 411 | 413 | 414 | 415 | 421
  reason: string
  headers?: Record<string, string>
}
