import { documentPageKinds } from '~content/document-page'
import { notFound } from '~/platform/http/not-found.server'
import { findPage } from '~/routing/find-page'
import { readDocumentPage, type DocumentPageData } from './read-document-page.server'

/** What the page of a service shows, by its own address. Throws as `readDocumentPage`. */
export async function readService({ url }: Request): Promise<DocumentPageData> {
  const page = findPage(new URL(url).pathname.replace(/\.data$/, ''))
  const kind = documentPageKinds.find((name) => name === page?.name)
  if (!page || !kind) throw notFound()
  return readDocumentPage(page.locale, { kind })
}
