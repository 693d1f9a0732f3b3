import type { DocumentPageKind } from '../../../../content-types/document-page'
import type { SectionSeed } from '../owners/list-with-us'
import type { Words } from '../types'

/** A service or document; without text and sections it is coming soon. */
export type DocumentSeed = {
  kind: DocumentPageKind
  isDocument: boolean
  slug: Words
  name: Words
  title: Words
  text: Words
  image: string
  descriptionOne: Words | null
  descriptions: SectionSeed[]
  stepsTitle: Words | null
  steps: { title: Words; text: Words }[]
  titleForm: Words | null
  textForm: Words | null
  btnName: Words | null
  waLabel: Words | null
  waText: Words | null
  seo: { metaTitle: Words; metaDescription: Words } | null
}
