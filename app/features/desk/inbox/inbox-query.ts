import { maxSearchLength } from '~content/limits'
import { inboxAges, inboxSources, inboxStates, type InboxState } from '~content/inbox-choice'
import { locales } from '~content/locale'
import { sectionKeys } from '~content/section-key'

/** What the address of the inbox asks for, as its form names it. Empty: everything. */
export type InboxFilters = {
  q: string
  state: InboxState | 'all'
  /** Id of an account, `me`, or `0` for stays without an owner. */
  owner: string
  section: string
  language: string
  source: string
  age: string
  /** From 1. */
  page: number
}

/** Reads the query of the inbox. Without a state it lists what waits for an answer; unknown values are ignored. */
export function readInboxFilters({ url }: Pick<Request, 'url'>): InboxFilters {
  const query = new URL(url).searchParams
  const oneOf = (name: string, known: readonly string[]) =>
    known.find((value) => value === query.get(name)) ?? ''
  const owner = query.get('owner') ?? ''
  const page = query.get('page') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    state:
      [...inboxStates, 'all' as const].find((name) => name === query.get('state')) ?? 'waiting',
    owner: owner === 'me' || /^\d{1,9}$/.test(owner) ? owner : '',
    section: oneOf('section', sectionKeys),
    language: oneOf('language', locales),
    source: oneOf('source', inboxSources),
    age: oneOf('age', inboxAges.map(String)),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The parameters of an address with these filters; `page` is that of the address where it is not given. */
export function inboxAddress(filters: InboxFilters, page = filters.page): URLSearchParams {
  const { page: _, state, ...texts } = filters
  const parameters = Object.entries({ ...texts, state: state === 'waiting' ? '' : state })
  const address = new URLSearchParams(parameters.filter(([, value]) => value))
  if (page > 1) address.set('page', String(page))
  return address
}

/** The query for the CMS; `me` is the account that asks, `today` a day of Guatemala. */
export function cmsInboxQuery(
  { q, state, owner, ...filters }: InboxFilters,
  { me, today }: { me: number; today: string },
): URLSearchParams {
  const wanted: Record<string, string> = {
    search: q,
    state: state === 'all' ? '' : state,
    owner: owner === 'me' ? String(me) : owner,
    ...filters,
    page: String(filters.page),
    today,
  }
  const query = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
  return new URLSearchParams(query)
}
