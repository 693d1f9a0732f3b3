import { derivePrivateLink, hashPrivateLink, type LinkPurpose } from '~content/private-link.server'
import { env } from '~/platform/env/env.server'

export { hashPrivateLink, type LinkPurpose }

/** The id in a private link, derived with the key of this installation. */
export function privateLink(purpose: LinkPurpose, subject: string, number = 1): string {
  return derivePrivateLink(env.PRIVATE_FILES_KEY, { purpose, subject, number })
}

/** Whether a text has the shape of a private link id. */
export function looksLikePrivateLink(id: string): boolean {
  return /^[\w-]{32}$/.test(id)
}
