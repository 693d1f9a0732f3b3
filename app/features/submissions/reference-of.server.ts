import { codeOf } from '~/platform/links/short-code.server'

/** The short code by which guest and team call an inquiry: always the same for the same submission id. */
export function referenceOf(submissionId: string): string {
  return `CS-${codeOf(submissionId, 6)}`
}
