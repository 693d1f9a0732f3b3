import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type Locale, locales } from '../../content-types/locale'
import { byteOrderMark, csvLine } from '../../content-types/csv-line'
import { leadColumns } from './lead-columns'
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
  const checker: Checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid })
  if (checker.cannot.read()) return ctx.forbidden()
  const { language: requested, filters, sort, _q } = ctx.query
  const query = await checker.sanitizedQuery.read({ filters, sort, _q })
  const language = locales.find((locale) => locale === requested) ?? locales[0]
  const day = formatGuatemalaTime(new Date()).slice(0, 10)
  ctx.set('Content-Type', 'text/csv; charset=utf-8')
  ctx.set('Content-Disposition', `attachment; filename="leads-${day}.csv"`)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = Readable.from(lines(strapi, checker, { query, language }))
}

async function* lines(
  strapi: Core.Strapi,
  checker: Checker,
  { query, language }: { query: LeadQuery; language: Locale },
): AsyncGenerator<string> {
  const columns = leadColumns(language)
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading))
  for await (const row of readLeads(strapi, query)) {
    const readable = await checker.sanitizeOutput(row)
    yield csvLine(columns.map(({ cell }) => cell(readable)))
  }
}
