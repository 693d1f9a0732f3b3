import { redirect } from '@remix-run/node'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { localeSchema } from '~content/localized'
import { isPreviewed, previewDefinitions, type PreviewedUid } from '~content/preview'
import { rentalUid } from '~content/rental'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { readContent } from '~/platform/content/read-content.server'
import { href } from '~/routing/href'
import { pageOfEntry } from './page-of-entry'
import type { Previewed } from '../previewed-entry'
import { previewProblemResponse } from '../problem/problem-page.server'

type EntryLinkRequest = {
  uid?: string | undefined
  documentId?: string | undefined
  locale?: string | undefined
}

/** Answers `GET /go/{uid}/{documentId}/{locale}`, a link of the CMS: on to the published page of the entry. */
export async function answerEntryLink({ uid = '', documentId = '', locale }: EntryLinkRequest) {
  const language = localeSchema.safeParse(locale)
  const published =
    isPreviewed(uid) && language.success
      ? await findPublished(uid, documentId, language.data)
      : null
  const page = published && pageOfEntry(published, getCatalogueUntagged)
  if (!page || !language.success) return previewProblemResponse({ kind: 'missing' })
  return redirect(href(page.page, language.data, page.params, page.search))
}

async function findPublished(
  uid: PreviewedUid,
  documentId: string,
  locale: Locale,
): Promise<Previewed | null> {
  if (uid === rentalUid) {
    const rental = getCatalogueUntagged().rentals.get(documentId)
    return rental?.texts[locale] ? { uid, entry: rental } : null
  }
  const definition: ContentDefinition = previewDefinitions[uid]
  const content: unknown = await readContent(definition, locale)
  const entries: unknown[] = Array.isArray(content) ? content.filter(hasId(documentId)) : [content]
  const [entry] = entries
  // Content of a type is what the type's schema let through.
  return entry ? ({ uid, entry } as Previewed) : null
}

function hasId(documentId: string) {
  return (entry: unknown) =>
    typeof entry === 'object' &&
    entry !== null &&
    'documentId' in entry &&
    entry.documentId === documentId
}
