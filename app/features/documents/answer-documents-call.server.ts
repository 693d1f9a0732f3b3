import type { DocumentPage } from '~content/document-page'
import { locales } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { callAnswer } from '~/features/submissions/call-answer.server'
import { readContent } from '~/platform/content/read-content.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { fillDocument } from './fill-document'
import { listDocuments } from './list-documents.server'

/**
 * `GET /api/contracts-ars?enabled=true&slug={slug}` (contracts-and-routes.md §7): the documents that are shown, those
 * of an address name where one is asked for, in `language` or in the one that has the name. Texts are HTML, with the
 * contact of the site settings filled in. 503 while the CMS is unreachable.
 */
export async function answerDocumentsCall(request: Request): Promise<Response> {
  const requested = new URL(request.url).searchParams
  const slug = requested.get('slug')
  const named = locales.find((locale) => locale === requested.get('language'))
  try {
    for (const locale of named ? [named] : locales) {
      const all = await listDocuments(locale)
      const found = slug === null ? all : all.filter((document) => document.slug === slug)
      if (found.length === 0) continue
      const settings = await readContent(siteSettings, locale)
      return callAnswer(
        200,
        found.map((document) => documentRecord(fillDocument(document, settings))),
      )
    }
    return callAnswer(200, [])
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return callAnswer(503, { errors: ['UNAVAILABLE'] }, { 'Retry-After': '30' })
  }
}

/** In the customer's names (§3, "Contract document type"). */
function documentRecord({ documentId, ...document }: DocumentPage) {
  const { slug, name, title, text, locale, enabled, isDocument, image } = document
  return {
    _id: documentId,
    slug,
    name,
    title,
    text,
    enabled,
    isDocument,
    image,
    language_code: locale,
    descriptionOne: renderMarkdown(document.descriptionOne, 2).html,
    descriptions: document.descriptions.map(({ title: name, markdown, picture, alt }) => ({
      name,
      picture,
      alt,
      description: renderMarkdown(markdown).html,
    })),
  }
}
