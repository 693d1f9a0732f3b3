import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { inboxSchema, type InboxPage, type InboxQuery } from '../content-types/desk'
import { days } from '../content-types/duration'
import { inboxRowsPerPage } from '../content-types/inbox-choice'
import { stagesAtEnd, stagesThatWait } from '../content-types/stay-stage'
import { sqlTime, toIso } from '../records/moments'
import { phoneDigits, phoneIsLike } from '../records/phone-search'
import { containing, contains } from '../records/text-search'
import { listAccounts } from '../staff/find-account'
import { staysOfHouse } from '../stays/find-by-house'
import { followedAfterEnd } from './followed-after-end'
import { openLeadsQuery, pendingLeadsQuery } from './pending-leads-query'

type Row = Record<string, unknown>

const sourceOfStay =
  "case when stays.inquiry is not null then 'inquiry' when stays.lead is not null then 'landing' else 'team' end"

const stageOfLead = "case when leads.stage = 'contacted' then 'answered' else leads.stage end"

/** Filters that only a stay can match leave leads out. */
const ofStaysAlone = (query: InboxQuery) =>
  (query.state !== undefined && query.state !== 'waiting' && query.state !== 'new') ||
  (query.owner !== undefined && query.owner > 0)

/** A page of the inbox: stays, and leads that wait or can become one, the latest first, in one statement. */
export async function readInbox(strapi: Core.Strapi, query: InboxQuery): Promise<InboxPage> {
  const { connection } = strapi.db
  const entries = () => {
    const stays = staysOf(strapi, query)
    return ofStaysAlone(query) ? stays : stays.unionAll([leadsOf(strapi, query)])
  }
  const [rows, [counted], people, accounts] = await Promise.all([
    connection
      .from(entries().as('entry'))
      .select('*')
      .orderBy([
        { column: 'receivedAt', order: 'desc' },
        { column: 'reference', order: 'desc' },
      ])
      .limit(inboxRowsPerPage)
      .offset((query.page - 1) * inboxRowsPerPage),
    connection.from(entries().as('entry')).count({ total: '*' }),
    connection('stays')
      .whereNotNull('owner_id')
      .groupBy('owner_id')
      .orderBy('owner_id')
      .select({ id: 'owner_id' })
      .max({ name: 'owner' }),
    listAccounts(strapi),
  ])
  return inboxSchema.parse({
    data: (rows as Row[]).map(toRow),
    total: Number(counted?.total ?? 0),
    people,
    accounts,
  })
}

/** Its columns have the order of those of `leadsOf`, as a union needs. */
function staysOf(strapi: Core.Strapi, query: InboxQuery): Knex.QueryBuilder {
  const { connection } = strapi.db
  const { state, owner, source } = query
  const stays = connection('stays').select({
    lead: connection.raw('cast(null as varchar(60))'),
    reference: 'stays.reference',
    stage: 'stays.stage',
    stageSince: 'stays.stage_since',
    receivedAt: 'stays.received_at',
    name: 'stays.guest_name',
    about: 'stays.rental_name',
    startDate: 'stays.start_date',
    endDate: 'stays.end_date',
    language: 'stays.language',
    source: connection.raw(sourceOfStay),
    owner: 'stays.owner',
    followUpOn: 'stays.follow_up_on',
    revision: 'stays.revision',
  })
  if (state === 'waiting') stays.whereIn('stays.stage', [...stagesThatWait])
  else if (state === 'due') {
    stays.where('stays.follow_up_on', '<=', query.today).where((any) => {
      void any
        .whereNotIn('stays.stage', [...stagesAtEnd])
        .orWhereIn('stays.reference', followedAfterEnd(strapi))
    })
  } else if (state) stays.where('stays.stage', state)
  if (owner === 0) stays.whereNull('stays.owner_id')
  else if (owner !== undefined) stays.where('stays.owner_id', owner)
  if (query.section) stays.where('stays.section', query.section)
  if (source === 'inquiry') stays.whereNotNull('stays.inquiry')
  else if (source === 'landing') stays.whereNotNull('stays.lead').whereNull('stays.inquiry')
  else if (source === 'team') stays.whereNull('stays.inquiry').whereNull('stays.lead')
  else if (source) stays.whereRaw('1 = 0')
  return restrict(strapi, stays, query, {
    language: 'stays.language',
    since: 'stays.stage_since',
    searched: ['guest_name', 'email', 'phone', 'reference', 'rental_name'].map((c) => `stays.${c}`),
    stayId: 'stays.id',
  })
}

function leadsOf(strapi: Core.Strapi, query: InboxQuery): Knex.QueryBuilder {
  const { connection } = strapi.db
  // Among all entries a landing lead is found until it is a stay.
  const found = query.state ? pendingLeadsQuery(connection) : openLeadsQuery(connection)
  const leads = found.select({
    lead: 'leads.document_id',
    reference: 'leads.reference',
    stage: connection.raw(stageOfLead),
    stageSince: 'leads.received_at',
    receivedAt: 'leads.received_at',
    name: 'leads.name',
    about: 'leads.about',
    startDate: 'leads.start_date',
    endDate: 'leads.end_date',
    language: 'leads.language',
    source: 'leads.kind',
    owner: 'leads.owner',
    followUpOn: connection.raw('cast(null as date)'),
    revision: connection.raw('0'),
  })
  if (query.owner === 0)
    leads.where((where) => void where.whereNull('leads.owner').orWhere('leads.owner', ''))
  if (query.section) leads.where('leads.landing_type', query.section)
  if (query.source) leads.where('leads.kind', query.source)
  return restrict(strapi, leads, query, {
    language: 'leads.language',
    since: 'leads.received_at',
    searched: ['name', 'email', 'phone', 'reference', 'about'].map((c) => `leads.${c}`),
  })
}

type Restricted = {
  language: string
  since: string
  searched: string[]
  /** The ids of stays, which are found by the names of their houses, too. */
  stayId?: string
}

function restrict(
  strapi: Core.Strapi,
  entries: Knex.QueryBuilder,
  { search, language, age }: InboxQuery,
  columnsOf: Restricted,
): Knex.QueryBuilder {
  if (language) entries.where(columnsOf.language, language)
  if (age) {
    entries.where(columnsOf.since, '<=', sqlTime(strapi, new Date(Date.now() - days(age))))
  }
  if (search) {
    const pattern = containing(search)
    const digits = phoneDigits(search)
    entries.where((any) => {
      for (const column of columnsOf.searched) {
        void any.orWhereRaw(contains, [column, pattern])
        if (digits !== null && column.endsWith('.phone')) {
          void any.orWhereRaw(phoneIsLike, [column, `%${digits}%`])
        }
      }
      const { stayId } = columnsOf
      if (stayId) void any.orWhereIn(stayId, staysOfHouse(strapi, search))
    })
  }
  return entries
}

function toRow(row: Row) {
  return {
    ...row,
    name: row.name ?? '',
    stageSince: toIso(row.stageSince),
    receivedAt: toIso(row.receivedAt),
    startDate: dayOf(row.startDate),
    endDate: dayOf(row.endDate),
    followUpOn: dayOf(row.followUpOn),
    owner: row.owner || null,
  }
}

function dayOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value).slice(0, 10)
}
