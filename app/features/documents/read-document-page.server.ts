import { redirect } from '@remix-run/node'
import type { DocumentPage, DocumentPageKind } from '~content/document-page'
import { otherLocale, type Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import {
  toMarketingSection,
  type MarketingSection,
} from '~/features/owners/sections/marketing-section.server'
import { readContent } from '~/platform/content/read-content.server'
import { notFound } from '~/platform/http/not-found.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { Translations } from '~/routing/translations'
import { documentAddress, documentPath } from './document-address'
import { fillDocument } from './fill-document'
import { isComing } from './is-coming'
import { listDocuments } from './list-documents.server'

/** A service that the page leads on to. */
export type OtherService = Pick<DocumentPage, 'name' | 'text' | 'image' | 'imageAlt'> & {
  path: string
}

export type DocumentPageData = {
  page: Omit<DocumentPage, 'descriptionOne' | 'descriptions'> & { sections: MarketingSection[] }
  /** The text; empty if there is none. */
  html: string
  /** There is nothing to read yet. */
  isComing: boolean
  others: OtherService[]
  translations: Translations
  form: LeadFormData
}

type DocumentRequest = { kind: DocumentPageKind; slug?: string | undefined }

/**
 * What the page of a service, or of the document with this slug, shows. Throws a 404 if neither language has it, a
 * redirect from the slug of the other language or of a service, one to the only language that it has, and a 503 while
 * the CMS is unreachable.
 */
export async function readDocumentPage(
  locale: Locale,
  requested: DocumentRequest,
): Promise<DocumentPageData> {
  const other = otherLocale(locale)
  const [settings, stored, otherDocuments] = await Promise.all([
    readContent(siteSettings, locale),
    listDocuments(locale),
    listDocuments(other),
  ])
  const documents = stored.map((one) => fillDocument(one, settings))
  const document = findRequested(documents, otherDocuments, requested)
  if (!document) throw missingDocument(otherDocuments, requested, other)
  if (
    document.kind !== requested.kind ||
    (requested.slug !== undefined && document.slug !== requested.slug)
  ) {
    throw redirect(documentPath(document, locale), 301)
  }
  const translation = otherDocuments.find(({ documentId }) => documentId === document.documentId)
  const { descriptionOne, descriptions, ...page } = document
  return {
    page: { ...page, sections: descriptions.map(toMarketingSection) },
    html: descriptionOne && renderMarkdown(descriptionOne, 2).html,
    isComing: isComing(document),
    others: servicesBesides(documents, document, locale),
    translations: {
      [locale]: documentAddress(document).params,
      ...(translation && { [other]: documentAddress(translation).params }),
    },
    form: readLeadFormData(locale),
  }
}

/** Leads to the other language where the document has only that, for as long as it does; else a 404. */
function missingDocument(
  others: readonly DocumentPage[],
  { kind, slug }: DocumentRequest,
  other: Locale,
): Response {
  const only = others.find((one) => (kind === 'document' ? one.slug === slug : one.kind === kind))
  return only ? redirect(documentPath(only, other)) : notFound()
}

function findRequested(
  documents: readonly DocumentPage[],
  others: readonly DocumentPage[],
  { kind, slug }: DocumentRequest,
): DocumentPage | undefined {
  if (kind !== 'document') return documents.find((one) => one.kind === kind)
  const translation = others.find((one) => one.slug === slug)
  return (
    documents.find((one) => one.slug === slug) ??
    documents.find(({ documentId }) => documentId === translation?.documentId)
  )
}

function servicesBesides(
  documents: readonly DocumentPage[],
  shown: DocumentPage,
  locale: Locale,
): OtherService[] {
  return documents
    .filter(({ kind, documentId }) => kind !== 'document' && documentId !== shown.documentId)
    .map(({ name, text, image, imageAlt, ...address }) => ({
      name,
      text,
      image,
      imageAlt,
      path: documentPath(address, locale),
    }))
}
