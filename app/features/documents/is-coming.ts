import type { DocumentPage } from '~content/document-page'

/** Whether a document has no text yet (contracts-and-routes.md §2.4). */
export function isComing({
  descriptionOne,
  descriptions,
}: Pick<DocumentPage, 'descriptionOne' | 'descriptions'>): boolean {
  return descriptionOne === '' && descriptions.length === 0
}
