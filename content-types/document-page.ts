import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { flagSchema, listOf, maybePictureSchema, wordsSchema } from './entry-fields'
import { localeSchema } from './localized'
import { pointSchema, sectionPopulate, sectionSchema } from './section'
import { seoPopulate, seoSchema } from './seo'

/** A document found by its address name, or one of the services that have a page of their own. */
export const documentPageKinds = [
  'document',
  'photography',
  'propertyManagement',
  'propertyMarketing',
] as const

/** One entry of `api::document-page.document-page` (contracts-and-routes.md §3, "Contract document type"). */
const documentPageSchema = z.object({
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  locale: localeSchema,
  title: wordsSchema,
  /** How lists, mails and the way above the title call it. */
  name: wordsSchema,
  /** One per language. */
  slug: wordsSchema,
  kind: z.enum(documentPageKinds),
  enabled: flagSchema,
  /** Whether the form asks for a photo and an identity document (§2.4). */
  isDocument: flagSchema,
  /** The sentence below the title. */
  text: wordsSchema,
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  /** Markdown. Without it and without sections the page is coming soon. */
  descriptionOne: wordsSchema,
  descriptions: listOf(sectionSchema),
  stepsTitle: wordsSchema,
  steps: listOf(pointSchema),
  titleForm: wordsSchema,
  textForm: wordsSchema,
  btnName: wordsSchema,
  waLabel: wordsSchema,
  waLink: wordsSchema,
  waText: wordsSchema,
  seo: seoSchema.nullable(),
})

export const documentPages = {
  uid: 'api::document-page.document-page',
  path: 'document-pages',
  populate: { image: true, descriptions: sectionPopulate, steps: true, seo: seoPopulate },
  schema: z.array(documentPageSchema),
  /** The services that have a page. */
  presenceOf: (pages: DocumentPage[]) =>
    documentPageKinds.filter((kind) => pages.some((page) => page.enabled && page.kind === kind)),
} satisfies ContentDefinition

export type DocumentPage = z.infer<typeof documentPageSchema>
export type DocumentPageKind = (typeof documentPageKinds)[number]
