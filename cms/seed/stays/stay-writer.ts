import type { Core } from '@strapi/strapi'
import {
  derivePrivateLink,
  hashPrivateLink,
  type LinkPurpose,
} from '../../../content-types/private-link.server'

/** What is needed to write demo stays. */
export type StayWriter = {
  strapi: Core.Strapi
  /** The Guatemalan day of seeding. */
  today: string
  /** The key from which the site derives private links; without it staff make new links. */
  linkKey: string | undefined
  siteOrigin: string
}

/** What the database keeps of a private link. */
export function linkHash(
  { linkKey = 'unknown to the site' }: StayWriter,
  purpose: LinkPurpose,
  subject: string,
): string {
  return hashPrivateLink(purpose, derivePrivateLink(linkKey, { purpose, subject }))
}
