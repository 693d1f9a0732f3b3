import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import * as z from 'zod'
import { rentalTextSchema, type RentalText } from '~content/rental'
import { perLocale } from '~content/localized'

const compress = promisify(gzip)
const perPage = 100

const pageSchema = z.object({
  revision: z.string(),
  rentals: z.array(
    z.looseObject({ id: z.string(), slug: z.string(), texts: perLocale(rentalTextSchema) }),
  ),
  next: z.string().nullable(),
})
type Rental = z.infer<typeof pageSchema>['rentals'][number]

type Options = { cms: string; token: string; port: number; count: number }

/**
 * Stands in front of a CMS and multiplies its rentals, as fast as a CMS would be that has nothing else to do. All other
 * content comes from the CMS itself. `setPrice` changes the price of one rental, or of all.
 */
export async function multiplyRentals({ cms, token, port, count }: Options) {
  const headers = { Authorization: `Bearer ${token}` }
  const originals = await readRentals(`${cms}/api/catalogue/rentals`, headers)
  const prices = new Map<string, number>()
  let priceOfAll: number | null = null
  let revision = 1_000_000

  function rentalAt(position: number): Rental | null {
    const original = originals[position % originals.length]
    if (!original || position >= count) return null
    const copy = Math.floor(position / originals.length)
    const id = String(position).padStart(9, '0')
    const basePrice = prices.get(id) ?? priceOfAll ?? original.basePrice
    const texts = withOwnPictures(original.texts, copy)
    return { ...original, id, slug: `${original.slug}-${copy}`, basePrice, texts }
  }

  function answerOf(path: string, after: string): object | null {
    if (path === '/api/content-revision') return { revision: String(revision) }
    if (path === '/api/catalogue/rentals') {
      const first = after === '' ? 0 : Number(after) + 1
      const rentals = Array.from({ length: perPage }, (_, at) => rentalAt(first + at) ?? [])
      const last = first + perPage - 1
      const next = last < count - 1 ? String(last).padStart(9, '0') : null
      return { revision: String(revision), rentals: rentals.flat(), next }
    }
    const id = /^\/api\/catalogue\/rentals\/(\d+)$/.exec(path)?.[1]
    return id ? { revision: String(revision), rental: rentalAt(Number(id)) } : null
  }

  async function passOn(path: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(cms + path, { headers })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', cms)
    const own = answerOf(url.pathname, url.searchParams.get('after') ?? '')
    const answered = own
      ? compress(JSON.stringify(own), { level: constants.Z_BEST_SPEED }).then((body) => {
          response.writeHead(200, {
            'Content-Type': 'application/json',
            'Content-Encoding': 'gzip',
          })
          response.end(body)
        })
      : passOn(url.pathname + url.search, response)
    answered.catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    rentalAt,
    /** Returns the revision of the change and the one before it. */
    setPrice(price: number, id?: string): { revision: string; previous: string } {
      if (id === undefined) {
        prices.clear()
        priceOfAll = price
      } else prices.set(id, price)
      return { revision: String(++revision), previous: String(revision - 1) }
    },
    close: () => server.close(),
  }
}

export type ManyRentals = Awaited<ReturnType<typeof multiplyRentals>>

/** As in reality each rental has pictures of its own. */
function withOwnPictures({ en, es }: Rental['texts'], copy: number): Rental['texts'] {
  const inLanguage = (text: RentalText | null) =>
    text && {
      ...text,
      gallery: text.gallery.map(({ picture, ...rest }) => ({
        ...rest,
        picture: { ...picture, hash: `${picture.hash}_${copy}` },
      })),
    }
  return { en: inLanguage(en), es: inLanguage(es) }
}

async function readRentals(address: string, headers: Record<string, string>): Promise<Rental[]> {
  const rentals: Rental[] = []
  let after: string | null = ''
  while (after !== null) {
    const answer = await fetch(`${address}?${new URLSearchParams(after ? { after } : {})}`, {
      headers,
    })
    const page = pageSchema.parse(await answer.json())
    rentals.push(...page.rentals)
    after = page.next
  }
  return rentals
}
