import * as z from 'zod'
import type { Rental } from '~content/rental'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { textPicturesIn } from '~/platform/content/text-pictures'
import { seconds } from '~/platform/units/duration'
import type { Catalogue } from '../catalogue'
import { readPagesHere, type PageSource } from './page-source.server'
import { prepareRental, type PreparedEntry } from './prepare-rentals'
import { readSharedContent, type ReportSkipped, type SharedContent } from './read-shared-content'
import type { UpsertRental } from './upsert-rentals.server'

export type FetchOptions = {
  /** Asks the CMS for a path below `/api/`: null on 404, throws `ContentUnavailable` on other failures. */
  fetchFromCms: (path: string, timeout: number) => Promise<unknown>
  /** The same for an answer that is parsed elsewhere. */
  fetchBytesFromCms: (path: string, timeout: number) => Promise<ArrayBuffer | null>
  /** Reads pages of rentals while visitors are served. */
  openPages: () => PageSource
  /** Remembers the pictures inside of texts by their hashes; throws `ContentUnavailable`. */
  rememberTextPictures: (hashes: readonly string[]) => Promise<void>
}

type FetchParts = FetchOptions & {
  report: ReportSkipped
  createUpsert: (held: Held) => UpsertRental
}

type Answer = Promise<ArrayBuffer | null>
/** A page, and what the CMS answers for the next one; null after the last. */
type PreparedPage = { prepared: PreparedEntry[]; following: Answer | null }

/** The rentals that are held by now: what has not changed in them stays the same object. */
type Held = Catalogue['rentals'] | undefined

const rentalTimeout = seconds(10)

const rentalAnswerSchema = z.object({ rental: z.unknown() })

function pagePath(after: string): string {
  return `catalogue/rentals?${new URLSearchParams(after ? { after } : {})}`
}

/** Asks the CMS for the parts of the catalogue; throws `ContentUnavailable` where it does not answer as agreed. */
export function createCatalogueFetch(parts: FetchParts) {
  const { fetchFromCms, fetchBytesFromCms, openPages, createUpsert, rememberTextPictures } = parts

  async function fetchShared(timeout: number): Promise<SharedContent> {
    const answer = await fetchFromCms('catalogue', timeout)
    await rememberTextPictures(textPicturesIn(answer))
    const shared = readSharedContent(answer, parts.report)
    if (!shared) throw new ContentUnavailable('The CMS answered something that is no catalogue')
    return shared
  }

  /**
   * Page by page, so that little text is in memory: the CMS makes a page while the one before is checked and the one
   * before that is stored. `timeout` is that of a page.
   */
  async function fetchRentals(held: Held, timeout: number): Promise<Rental[]> {
    // A new thread is slow at first, so none is used for the first catalogue, before which no visitor is served.
    const pages = held ? openPages() : readPagesHere()
    const upsert = createUpsert(held)
    const rentals: Rental[] = []
    const fetchPage = (after: string) => {
      const answer = fetchBytesFromCms(pagePath(after), timeout)
      // If the page before fails, this one is not awaited, and its rejection must not end the process.
      answer.catch(() => undefined)
      return answer
    }
    const preparePage = async (answer: Answer): Promise<PreparedPage> => {
      const { next } = await readPage(pages, await answer)
      const following = next === null ? null : fetchPage(next)
      return { prepared: await pages.prepareRentals(), following }
    }
    try {
      let page: Promise<PreparedPage> | null = preparePage(fetchPage(''))
      while (page) {
        const { prepared, following }: PreparedPage = await page
        page = following && preparePage(following)
        page?.catch(() => undefined)
        await rememberTextPictures([
          ...new Set(prepared.flatMap((entry) => ('problem' in entry ? [] : entry.textPictures))),
        ])
        for (const entry of prepared) {
          const rental = await upsert(entry)
          if (rental) rentals.push(rental)
        }
      }
    } finally {
      await pages.close()
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
    if (answer.data.rental === null) return null
    const prepared = prepareRental(answer.data.rental)
    if (!('problem' in prepared)) await rememberTextPictures(prepared.textPictures)
    return createUpsert(held)(prepared)
  }

  return { fetchShared, fetchRentals, fetchRental }
}

async function readPage(pages: PageSource, answer: ArrayBuffer | null) {
  const page = answer && (await pages.readPage(answer))
  if (!page) throw new ContentUnavailable('The CMS answered something that is no page of rentals')
  return page
}
