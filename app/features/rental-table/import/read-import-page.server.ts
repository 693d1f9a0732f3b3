import type { Locale } from '~content/locale'
import { importLinesPerPage, type CellChange } from '~content/rental-import'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { createRentalTableStore, type RentalTableStore } from '../rental-table-store.server'

/** Characters of a text that are shown; the beginning of a description identifies it. */
const maxTextLength = 160

type RequestContext = { request: Request; locale: Locale; id: string }

/** An import with a page of its lines. Throws 404 and 503 responses. */
export async function readImportPage(
  { request, locale, id }: RequestContext,
  store: Pick<RentalTableStore, 'find'> = createRentalTableStore(),
) {
  await requireStaff(request, { right: 'rentalTable' })
  const wanted = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 1000 ? wanted : 1
  return throw503OnOutage('an import of rentals could not be read', async () => {
    const found = await store.find(id, page)
    if (!found) throw notFound()
    const { import: shown, lines, total } = found
    const hasMore = page * importLinesPerPage < total
    return {
      import: shown,
      title: shown.fileName,
      locale,
      page,
      hasMore,
      lines: lines.map((line) => ({ ...line, changes: line.changes.map(shortenChange) })),
    }
  })
}

function shortenChange({ column, from, to }: CellChange): CellChange {
  return { column, from: shorten(from), to: shorten(to) }
}

function shorten(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text
}

export type ImportPageData = Awaited<ReturnType<typeof readImportPage>>
