import { env } from '~/platform/env/env.server'

const lists = '/admin/content-manager/collection-types'

/** Where the CMS's panel lists the entries of a type, or shows one of them. */
export function panelAddress(uid: string, documentId = ''): string {
  const list = `${env.CMS_PUBLIC_URL ?? env.CMS_URL}${lists}/${uid}`
  return documentId ? `${list}/${encodeURIComponent(documentId)}` : list
}
