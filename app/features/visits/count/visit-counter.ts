import { guatemalaToday } from '~/platform/time/guatemala-day'
import { minutes } from '~/platform/units/duration'
import { nameOfSource, otherSource, type VisitSource } from './visit-source'

/** So many visits of a page from a source on a day of Guatemala. */
export type VisitCount = VisitSource & { day: string; page: string; count: number }
/** How often an address without a page was asked for on a day. */
export type MissingCount = { day: string; path: string; count: number }

/** Pages and addresses beyond the daily limit are counted under this name, so that sums stay correct. */
export const otherPage = 'other'

/**
 * How many different values one process counts on one day; it counts all others as `other`. So somebody who invents a
 * million campaigns cannot make a million rows.
 */
const usualLimits = {
  /** Besides those that are known from the days before. */
  newSources: 300,
  pages: 5000,
  /** Pairs of page and source. */
  pairs: 20_000,
  missing: 500,
  /** Source objects of a page that are looked up without their names. */
  recentOfPage: 100,
  /** Rows that wait for the database, of any day; more are dropped while it is away. */
  waiting: 50_000,
}

type CounterOptions = { limits?: Partial<typeof usualLimits>; now?: () => number }

/** Counts in memory. Costs a look-up in a map for each visit. */
export function createVisitCounter({ limits, now = Date.now }: CounterOptions = {}) {
  const most = { ...usualLimits, ...limits }
  let visits = new Map<string, VisitCount>()
  let missing = new Map<string, MissingCount>()
  let known: ReadonlySet<string> = new Set()
  let today = newDay('')
  /** Today's rows by page and source object. Requests of one address share the object, so most visits end here. */
  let recent = new Map<string, Map<VisitSource, VisitCount>>()
  let minute = NaN

  function newDay(day: string) {
    return {
      day,
      sources: new Set<string>(),
      pages: new Set<string>(),
      pairs: new Set<string>(),
      paths: new Set<string>(),
    }
  }

  /** A day ends with a minute, so the clock is read as a day once a minute. */
  function turnDay(): void {
    const moment = now()
    const current = Math.floor(moment / minutes(1))
    if (current === minute) return
    minute = current
    const day = guatemalaToday(new Date(moment))
    if (day === today.day) return
    today = newDay(day)
    recent = new Map()
  }

  function add<Row extends { count: number }>(rows: Map<string, Row>, key: string, row: Row): void {
    const found = rows.get(key)
    if (found) found.count += row.count
    else if (rows.size < most.waiting) rows.set(key, row)
  }

  function addVisit(row: VisitCount): VisitCount | undefined {
    const key = [row.day, row.page, row.source, row.medium, row.campaign].join('\n')
    add(visits, key, row)
    return visits.get(key)
  }
  const addMissing = (row: MissingCount) => add(missing, `${row.day}\n${row.path}`, row)

  return {
    /** Sources that are counted apart on each day, however many come new. */
    setKnownSources(sources: readonly VisitSource[]): void {
      known = new Set(sources.map(nameOfSource))
    },
    countVisit(page: string, source: VisitSource): void {
      turnDay()
      const lately = recent.get(page)?.get(source)
      if (lately) return void (lately.count += 1)
      const { day, pages, sources, pairs } = today
      const name = nameOfSource(source)
      const shownPage = hasRoom(pages, page, most.pages) ? page : otherPage
      const isKnown = known.has(name) || hasRoom(sources, name, most.newSources)
      const isApart = isKnown && hasRoom(pairs, `${shownPage}\n${name}`, most.pairs)
      const row = addVisit({ day, page: shownPage, ...(isApart ? source : otherSource), count: 1 })
      const ofPage = recent.get(page) ?? new Map<VisitSource, VisitCount>()
      const isUsual = isApart && shownPage === page && ofPage.size < most.recentOfPage
      if (row && isUsual) recent.set(page, ofPage.set(source, row))
    },
    countMissing(path: string): void {
      turnDay()
      const shown = hasRoom(today.paths, path, most.missing) ? path : otherPage
      addMissing({ day: today.day, path: shown, count: 1 })
    },
    /** Takes out what was counted since the last time. */
    takeCounts(): { visits: VisitCount[]; missing: MissingCount[] } {
      const taken = { visits: [...visits.values()], missing: [...missing.values()] }
      visits = new Map()
      missing = new Map()
      recent = new Map()
      return taken
    },
    /** Puts back what could not be stored. */
    returnCounts(counts: {
      visits: readonly VisitCount[]
      missing: readonly MissingCount[]
    }): void {
      counts.visits.forEach(addVisit)
      counts.missing.forEach(addMissing)
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>

function hasRoom(seen: Set<string>, value: string, most: number): boolean {
  if (seen.has(value)) return true
  if (seen.size >= most) return false
  seen.add(value)
  return true
}
