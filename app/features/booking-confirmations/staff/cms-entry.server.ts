import { env } from '~/platform/env/env.server'

const list =
  '/admin/content-manager/collection-types/api::booking-confirmation.booking-confirmation'

/** Where staff write a confirmation in the CMS: by its document id, or `create` for a new one. */
export function cmsEntry(documentId: string): string {
  return `${env.CMS_PUBLIC_URL ?? env.CMS_URL}${list}/${encodeURIComponent(documentId)}`
}
