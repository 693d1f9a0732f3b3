import { setImmediate as nextMacrotask } from 'node:timers/promises'
import * as z from 'zod'
import type { Rental } from '~content/rental'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { seconds } from '~/platform/units/duration'
import type { Catalogue } from '../catalogue'
import {
  readRentalPage,
  readSharedContent,
  type RentalReader,
  type ReportSkipped,
  type SharedContent,
} from './read-catalogue.server'

type FetchOptions = {
  /** Asks the CMS for a path below `/api/`: null on 404, throws `ContentUnavailable` on other failures. */
  fetchFromCms: (path: string, timeout: number) => Promise<unknown>
  /** Makes a reader of rentals, given those that are held. */
  readerOf: (held: Held) => RentalReader
  /** Remembers the pictures inside of texts; throws `ContentUnavailable`. */
  rememberTextPictures: (content: unknown) => Promise<void>
  report: ReportSkipped
}

/** The rentals that are held by now: what has not changed in them stays the same object. */
type Held = Catalogue['rentals'] | undefined

const rentalTimeout = seconds(10)

const rentalAnswerSchema = z.object({ rental: z.unknown() })

function pagePath(after: string): string {
  return `catalogue/rentals?${new URLSearchParams(after ? { after } : {})}`
}

/** Asks the CMS for the parts of the catalogue; throws `ContentUnavailable` where it does not answer as agreed. */
export function createCatalogueFetch(options: FetchOptions) {
  const { fetchFromCms, readerOf, rememberTextPictures, report } = options

  async function fetchShared(timeout: number): Promise<SharedContent> {
    const answer = await fetchFromCms('catalogue', timeout)
    await rememberTextPictures(answer)
    const shared = readSharedContent(answer, report)
    if (!shared) throw new ContentUnavailable('The CMS answered something that is no catalogue')
    return shared
  }

  /**
   * Page by page, so that little text is in memory: the CMS makes a page while the one before is checked. `timeout` is
   * that of a page.
   */
  async function fetchRentals(held: Held, timeout: number): Promise<Rental[]> {
    const read = readerOf(held)
    const rentals: Rental[] = []
    let answer: Promise<unknown> | null = fetchFromCms(pagePath(''), timeout)
    while (answer) {
      const page = readRentalPage(await answer)
      if (!page)
        throw new ContentUnavailable('The CMS answered something that is no page of rentals')
      answer = page.next === null ? null : fetchFromCms(pagePath(page.next), timeout)
      // If this page fails, the next one is not awaited, and its rejection must not end the process.
      answer?.catch(() => undefined)
      // Parsing it took some milliseconds already.
      await nextMacrotask()
      await rememberTextPictures(page.rentals)
      for (const entry of page.rentals) {
        const rental = await read(entry)
        if (rental) rentals.push(rental)
      }
    }
    return rentals
  }

  /** Null when it is gone, and also when it breaks the contract: the bulk answer would leave it out too. */
  async function fetchRental(held: Held, id: string): Promise<Rental | null> {
    const found = await fetchFromCms(`catalogue/rentals/${encodeURIComponent(id)}`, rentalTimeout)
    if (found === null) return null
    const answer = rentalAnswerSchema.safeParse(found)
    if (!answer.success)
      throw new ContentUnavailable('The CMS answered something that is no rental')
    await rememberTextPictures(answer.data.rental)
    if (answer.data.rental === null) return null
    return readerOf(held)(answer.data.rental)
  }

  return { fetchShared, fetchRentals, fetchRental }
}
