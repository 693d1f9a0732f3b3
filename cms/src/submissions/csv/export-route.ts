import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type Locale, locales } from '../../contract/locale'
import { byteOrderMark, csvLine } from './csv-line'
import { leadColumns } from './lead-columns'
import { momentInGuatemala } from './guatemala-time'
import { type LeadQuery, readLeads } from './read-leads'

const uid = 'api::lead.lead'

/**
 * `GET /leads.csv` with the filters, search and order of the list, and `language` for headings: for people
 * who may read leads. What they may not read they can neither get nor filter by.
 */
export function registerLeadExport(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/leads.csv',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: (ctx: Context) => exportLeads(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

type Checker = {
  cannot: { read: () => boolean }
  sanitizedQuery: { read: (query: object) => Promise<LeadQuery> }
  sanitizeOutput: (row: object) => Promise<Record<string, unknown>>
}

async function exportLeads(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const checker: Checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid })
  if (checker.cannot.read()) return ctx.forbidden()
  const { language: asked, filters, sort, _q } = ctx.query
  const query = await checker.sanitizedQuery.read({ filters, sort, _q })
  const language = locales.find((locale) => locale === asked) ?? locales[0]
  const day = momentInGuatemala(new Date()).slice(0, 10)
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
