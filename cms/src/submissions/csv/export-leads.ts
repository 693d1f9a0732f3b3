import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type Locale, locales } from '../../content-types/locale'
import { byteOrderMark, csvLine } from '../../content-types/csv-line'
import { leadColumns, subscriberColumns } from './lead-columns'
import { formatGuatemalaTime } from './guatemala-time'
import { type LeadQuery, readLeads } from './read-leads'

const uid = 'api::lead.lead'

type Checker = {
  cannot: { read: () => boolean }
  sanitizedQuery: { read: (query: object) => Promise<LeadQuery> }
  sanitizeOutput: (row: object) => Promise<Record<string, unknown>>
}

/**
 * `GET /leads.csv`: the leads of a list as CSV, with its filters, search and order; `language` is that of the
 * headings. For people who may read leads; fields that they may not read are left out and cannot be filtered by.
 */
export async function exportLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const checker = checkerOf(strapi, ctx)
  if (checker.cannot.read()) return ctx.forbidden()
  const { filters, sort, _q } = ctx.query
  const query = await checker.sanitizedQuery.read({ filters, sort, _q })
  answerCsv(ctx, 'leads', lines(strapi, checker, { query, columns: leadColumns(languageOf(ctx)) }))
}

/**
 * `GET /subscribers.csv`: who has confirmed the newsletter, those who confirmed first on top; `of` is the language in
 * which they want it, all without it. `language` is that of the headings. For people who may read leads.
 */
export async function exportSubscribers(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const checker = checkerOf(strapi, ctx)
  if (checker.cannot.read()) return ctx.forbidden()
  const of = locales.find((locale) => locale === ctx.query.of)
  const query = await checker.sanitizedQuery.read({
    filters: { kind: 'subscription', subscription: 'confirmed', ...(of && { language: of }) },
    sort: 'confirmedAt:asc',
  })
  const columns = subscriberColumns(languageOf(ctx))
  const name = of ? `subscribers-${of}` : 'subscribers'
  answerCsv(ctx, name, lines(strapi, checker, { query, columns }))
}

function checkerOf(strapi: Core.Strapi, ctx: Context): Checker {
  return strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid })
}

function languageOf(ctx: Context): Locale {
  return locales.find((locale) => locale === ctx.query.language) ?? locales[0]
}

function answerCsv(ctx: Context, name: string, content: AsyncGenerator<string>): void {
  const day = formatGuatemalaTime(new Date()).slice(0, 10)
  ctx.set('Content-Type', 'text/csv; charset=utf-8')
  ctx.set('Content-Disposition', `attachment; filename="${name}-${day}.csv"`)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = Readable.from(content)
}

async function* lines(
  strapi: Core.Strapi,
  checker: Checker,
  { query, columns }: { query: LeadQuery; columns: ReturnType<typeof leadColumns> },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading))
  for await (const row of readLeads(strapi, query)) {
    const readable = await checker.sanitizeOutput(row)
    yield csvLine(columns.map(({ cell }) => cell(readable)))
  }
}
