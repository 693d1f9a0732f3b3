import type { DocumentSeed } from './document-seed'

/** Not written yet: its page says that it is coming. */
export const insurance: DocumentSeed = {
  kind: 'document',
  isDocument: false,
  slug: { en: 'insurance-for-owners', es: 'seguro-para-propietarios' },
  name: { en: 'Insurance for owners', es: 'Seguro para propietarios' },
  title: { en: 'Insurance for owners', es: 'Seguro para propietarios' },
  text: {
    en: 'Which insurance a house needs that is let to guests.',
    es: 'Qué seguro necesita una casa que se alquila a huéspedes.',
  },
  image: 'document-insurance',
  descriptionOne: null,
  descriptions: [],
  stepsTitle: null,
  steps: [],
  titleForm: null,
  textForm: null,
  btnName: null,
  waLabel: null,
  waText: {
    en: 'Hello! I have a question about insurance for my house.',
    es: '¡Buen día! Tengo una pregunta sobre el seguro de mi casa.',
  },
  seo: null,
}
