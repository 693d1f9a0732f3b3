import type { DocumentPage } from '~content/document-page'
import { fillContact } from '~/features/legal/fill-contact'

/** A document with the contact of the site settings in its texts. Page and call show the same. */
export function fillDocument(
  document: DocumentPage,
  settings: Parameters<typeof fillContact>[1],
): DocumentPage {
  const filled = (text: string) => fillContact(text, settings)
  return {
    ...document,
    text: filled(document.text),
    descriptionOne: filled(document.descriptionOne),
    descriptions: document.descriptions.map((section) => ({
      ...section,
      markdown: filled(section.markdown),
    })),
  }
}
