/** A request that is answered before anything of the site sees it. */
export type HttpError = {
  status: 400 | 403 | 405 | 411 | 413 | 414 | 415 | 421
  reason: string
  headers?: Record<string, string>
}
