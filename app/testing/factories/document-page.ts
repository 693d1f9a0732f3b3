import type { DocumentPage } from '~content/document-page'

/** An English document that can be read, unless `facts` say otherwise. */
export function documentPage(facts: Partial<DocumentPage> = {}): DocumentPage {
  return {
    documentId: 'one',
    updatedAt: '2026-11-21T15:00:00.000Z',
    locale: 'en',
    kind: 'document',
    title: 'Title',
    name: 'Name',
    slug: 'one',
    enabled: true,
    isDocument: false,
    text: 'Call {phone}.',
    image: null,
    imageAlt: '',
    descriptionOne: '{brand} helps.',
    descriptions: [{ title: 'How', markdown: 'Write to {email}.', picture: null, alt: '' }],
    stepsTitle: '',
    steps: [],
    titleForm: '',
    textForm: '',
    btnName: '',
    waLabel: '',
    waLink: '',
    waText: '',
    seo: null,
    ...facts,
  }
}
