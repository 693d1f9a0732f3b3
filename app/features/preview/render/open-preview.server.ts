import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { env } from '~/platform/env/env.server'
import { findGuatemalaMoment } from '~/platform/time/guatemala-moment'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { asOfHourParameter, asOfParameter, previewParameter } from '~/routing/parameters'
import { findPreviewed } from '../link/find-previewed.server'
import { pageOfEntry } from '../link/page-of-entry'
import { previewMoment } from './preview-moment'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { noticeOf } from './notice-of.server'
import type { PreviewProblem } from '../problem/preview-problem'
import type { PreviewSubject } from '../previewed-entry'

/** Everything that rendering a page as a preview takes. */
export type OpenPreview = PreviewSubject & { moment: Date; notice: PreviewNotice }

type Opened =
  | { outcome: 'open'; preview: OpenPreview }
  | { outcome: 'problem'; problem: PreviewProblem }

/**
 * The page that a token leads to, as path with the token in its query. For a rental it throws a 503 response without a
 * catalogue.
 */
export async function findPreviewAddress(
  token: string,
  now: Date,
): Promise<
  { outcome: 'found'; address: string } | { outcome: 'problem'; problem: PreviewProblem }
> {
  const found = await findPreviewed(token, now)
  if (found.outcome === 'problem') return found
  const { claim, previewed } = found.subject
  const page = pageOfEntry(previewed, getCatalogueUntagged)
  if (!page) return { outcome: 'problem', problem: { kind: 'incomplete', fields: ['town'] } }
  const search = new URLSearchParams(page.search)
  search.set(previewParameter, token)
  return { outcome: 'found', address: href(page.page, claim.locale, page.params, search) }
}

/**
 * Opens the preview that the query of a page's address names. The token must be that of the very page: on
 * any other it is foreign. For a rental it throws a 503 response without a catalogue.
 */
export async function openPreview(url: URL, now: Date): Promise<Opened> {
  const [token = '', ...others] = url.searchParams.getAll(previewParameter)
  const found = await findPreviewed(others.length === 0 ? token : '', now)
  if (found.outcome === 'problem') return found
  const { subject } = found
  if (!isPageOf(subject, url)) return { outcome: 'problem', problem: { kind: 'foreign' } }
  // A client sees the page of one entry, not what else begins on another day.
  const chosen = subject.claim.link ? null : chosenMoment(url.searchParams)
  const moment = chosen ?? previewMoment(subject.claim, subject.previewed.entry, now)
  const notice = await noticeOf({ subject, token, url, moment, now, secret: env.PREVIEW_SECRET })
  return { outcome: 'open', preview: { ...subject, moment, notice } }
}

/** A day and an hour, or `YYYY-MM-DDTHH:mm`. */
function chosenMoment(query: URLSearchParams): Date | null {
  const hour = query.get(asOfHourParameter)
  const asOf = query.get(asOfParameter) ?? ''
  return findGuatemalaMoment(hour ? `${asOf}T${hour}` : asOf)
}

/** The paths are compared as the table reads them, so that spelling does not matter. */
function isPageOf({ claim, previewed }: PreviewSubject, { pathname }: URL): boolean {
  const own = pageOfEntry(previewed, getCatalogueUntagged)
  const requested = findPage(pagePath(pathname))
  if (!own || !requested) return false
  const path = (name: typeof requested.name, params: typeof requested.params) =>
    href(name, claim.locale, params)
  return (
    requested.locale === claim.locale &&
    path(own.page, own.params) === path(requested.name, requested.params)
  )
}

/** Client navigation asks for the data of `/a` at `/a.data`, and for that of `/` at `/_root.data`. */
function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  const path = pathname.slice(0, -'.data'.length)
  return path === '/_root' ? '/' : path
}
