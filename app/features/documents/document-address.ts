import type { DocumentPage } from '~content/document-page'
import type { Locale } from '~content/locale'
import { href, type PageParams } from '~/routing/href'
import type { PageName } from '~/routing/table'

type DocumentAddress = {
  page: Extract<PageName, 'document' | 'photography' | 'propertyManagement' | 'propertyMarketing'>
  params: PageParams
}

type Addressed = Pick<DocumentPage, 'kind' | 'slug'>

/** The page of a document: a service has its own, all others are found by their address name. */
export function documentAddress({ kind, slug }: Addressed): DocumentAddress {
  return { page: kind, params: kind === 'document' ? { slug } : {} }
}

export function documentPath(document: Addressed, locale: Locale): string {
  const { page, params } = documentAddress(document)
  return href(page, locale, params)
}
