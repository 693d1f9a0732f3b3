import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { createRentalTableStore, type RentalTableStore } from '../rental-table-store.server'

/** `GET /staff/rental-files/{name}`: all rentals, or the template, as CSV. Throws 404 and 503 responses. */
export async function answerTableFile(
  request: Request,
  name: string,
  store: Pick<RentalTableStore, 'exportAfter' | 'template'> = createRentalTableStore(),
): Promise<Response> {
  await requireStaff(request, { right: 'rentalTable' })
  if (name !== 'rentals.csv' && name !== 'template.csv') throw notFound()
  return throw503OnOutage('the table of rentals could not be made', async () => {
    const file = name === 'rentals.csv' ? await readAll(store) : await store.template()
    return new Response(file, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': noStore,
        'X-Robots-Tag': 'noindex, nofollow',
      },
    })
  })
}

/** The whole table before the first byte is sent: half a file would look like a whole one. */
async function readAll(store: Pick<RentalTableStore, 'exportAfter'>): Promise<string> {
  const parts: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const part: { lines: string; next: string | null } = await store.exportAfter(after)
    parts.push(part.lines)
    after = part.next
  }
  return parts.join('')
}
