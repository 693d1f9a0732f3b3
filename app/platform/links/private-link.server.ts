import {
  derivePrivateLink,
  hashPrivateLink,
  type LinkPurpose,
  type LinkSubject,
} from '~content/private-link.server'
import { env } from '~/platform/env/env.server'

export { hashPrivateLink, type LinkPurpose }

/** The id in a private link, derived with the key of this installation. */
export function privateLink(purpose: LinkPurpose, subject: string, number = 1): string {
  return derivePrivateLink(env.PRIVATE_FILES_KEY, { purpose, subject, number })
}

/**
 * The id in a link that was made before. After a rotation it may be of an older key: then it is the one whose hash is
 * stored, as `isStored` tells, and that of the present key if none is. Without older keys nothing is asked. Throws as
 * `isStored` does.
 */
export async function findPrivateLink(
  linked: LinkSubject,
  isStored: (linkHash: string) => Promise<boolean>,
): Promise<string> {
  const present = derivePrivateLink(env.PRIVATE_FILES_KEY, linked)
  if (env.PRIVATE_FILES_OLDER_KEYS.length === 0) return present
  const older = env.PRIVATE_FILES_OLDER_KEYS.map((key) => derivePrivateLink(key, linked))
  for (const link of [present, ...older]) {
    if (await isStored(hashPrivateLink(linked.purpose, link))) return link
  }
  return present
}

/** Whether a text has the shape of a private link id. */
export function looksLikePrivateLink(id: string): boolean {
  return /^[\w-]{32}$/.test(id)
}
