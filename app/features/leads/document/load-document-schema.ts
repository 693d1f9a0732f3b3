import { looksLikePhone } from '~/features/contact/looks-like-phone'

/** The rules of the form in the browser, loaded when a visitor comes to it. */
export async function loadDocumentSchema({ isDocument }: { isDocument: boolean }) {
  const { documentSchema } = await import('./document-schema')
  return documentSchema({ isPhoneNumber: looksLikePhone, isDocument })
}
