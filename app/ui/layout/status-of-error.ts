import { isRouteErrorResponse } from '@remix-run/react'

/** Stands for a status where no server answered. */
export const noAnswer = 0

/** What browsers call a request without an answer: Chromium, Firefox, Safari. */
const failedRequest = /failed to fetch|networkerror|load failed/i

/** The HTTP status of what an error boundary caught; `noAnswer` where the browser has no network. */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof TypeError && failedRequest.test(error.message) ? noAnswer : 500
}
