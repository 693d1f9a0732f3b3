import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { MissingAddress } from '~/features/visits/store/create-visit-store.server'
import { otherPage } from '~/features/visits/count/visit-counter'
import { directSource, otherSource } from '~/features/visits/count/visit-source'
import { formatDay } from '~/platform/time/format-day'
import { findPage } from '~/routing/find-page'
import type { PageName } from '~/routing/table'
import {
  resultsByPage,
  resultsBySource,
  type CountedResults,
  type ResultRow,
} from './figures/what-works'
import type { Report } from './reports'

type Words = { t: TFunction<'reports'>; locale: Locale }

const landings: readonly PageName[] = [
  'landingPage',
  'landingProduct',
  'landingOffers',
  'landingPrices',
]
/** Rows that a table shows and a CSV has, and bars that a chart has. */
const maxRows = 200
const maxBars = 10

/** Which landings, posts and campaigns bring something, and which addresses are missing. */
export function makeVisitReports(
  happened: CountedResults,
  missing: readonly MissingAddress[],
  words: Words & { redirectHref: (path: string) => string },
): Report[] {
  const isOf = (names: readonly PageName[]) => (path: string) => {
    const name = findPage(path)?.name
    return name !== undefined && names.includes(name)
  }
  return [
    resultReport('landings', resultsByPage(happened, isOf(landings)), words),
    resultReport('posts', resultsByPage(happened, isOf(['blogPost'])), words),
    resultReport('campaigns', resultsBySource(happened), words),
    missingReport(missing, words),
  ]
}

function resultReport(
  name: 'landings' | 'posts' | 'campaigns',
  all: readonly ResultRow[],
  { t }: Words,
): Report {
  const rows = all.slice(0, maxRows)
  const wordOf = (key: string) => {
    if (key === directSource.source) return t('sources.direct')
    return key === otherSource.source ? t('sources.other') : key
  }
  return {
    name,
    columns: [
      name === 'campaigns' ? t('source') : t('page'),
      t('visits'),
      t('leads'),
      t('inquiries'),
      t('offers'),
      t('signed'),
    ],
    rows: rows.map(({ name: key, visits, leads, inquiries, offers, signed }) => [
      wordOf(key),
      visits,
      leads,
      inquiries,
      offers,
      signed,
    ]),
    chart: {
      kind: 'bars',
      hasLongLabels: true,
      bars: rows.slice(0, maxBars).map(({ name: key, visits, leads, inquiries, signed }) => ({
        label: wordOf(key),
        value: visits,
        words: [
          t('visitCount', { count: visits }),
          ...(leads > 0 ? [t('leadCount', { count: leads })] : []),
          ...(inquiries > 0 ? [t('inquiryCount', { count: inquiries })] : []),
          ...(signed > 0 ? [t('signedCount', { count: signed })] : []),
        ].join(' · '),
      })),
    },
  }
}

function missingReport(
  rows: readonly MissingAddress[],
  { t, locale, redirectHref }: Words & { redirectHref: (path: string) => string },
): Report {
  const nameOf = (path: string) => (path === otherPage ? t('sources.other') : path)
  return {
    name: 'missing',
    columns: [t('address'), t('times'), t('lastDay')],
    rows: rows.map(({ path, count, lastDay }) => [nameOf(path), count, formatDay(lastDay, locale)]),
    links: {
      label: t('makeRedirect'),
      hrefs: rows.map(({ path }) => (path === otherPage ? null : redirectHref(path))),
    },
    chart: {
      kind: 'bars',
      hasLongLabels: true,
      bars: rows.slice(0, maxBars).map(({ path, count, lastDay }) => ({
        label: nameOf(path),
        value: count,
        words: `${count} · ${t('lastOn', { day: formatDay(lastDay, locale) })}`,
      })),
    },
  }
}
