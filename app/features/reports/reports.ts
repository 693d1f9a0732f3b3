import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { ReportedStay } from '~content/report'
import { sectionKeys } from '~content/section-key'
import { formatDay } from '~/platform/time/format-day'
import { answerTimes } from './figures/answer-times'
import { countByWeek, otherKey, sourceOf, type WeekCounts } from './figures/count-by-week'
import { countLost } from './figures/count-lost'
import { stepTimes } from './figures/step-times'

export const reportNames = [
  'sections',
  'languages',
  'sources',
  'steps',
  'answers',
  'lost',
  'occupancy',
  'contracted',
  'landings',
  'posts',
  'campaigns',
  'missing',
] as const

export type ReportName = (typeof reportNames)[number]

/**
 * Columns of stacked parts by week, bars beside each other, bars of units that are not compared, or a share in each
 * cell.
 */
export type Chart =
  | { kind: 'columns'; parts: string[]; bars: { label: string; values: number[] }[] }
  | {
      kind: 'bars'
      bars: Bar[]
      /** Addresses and campaigns: each label gets a line of its own. */
      hasLongLabels?: boolean
    }
  | { kind: 'groups'; groups: { label: string; bars: Bar[] }[] }
  | { kind: 'grid'; columns: string[]; rows: GridRow[] }

export type Bar = { label: string; value: number; words: string }

/** `share` from 0 to 1; null if there is nothing to divide by. */
type GridRow = { label: string; cells: { share: number | null; words: string }[] }

/** A report as a table, whose rows CSV has too, and as a chart. */
export type Report = {
  name: ReportName
  columns: string[]
  rows: (string | number)[][]
  chart: Chart
  /** Where something can be done about a row, on the page alone; null where there is nothing. */
  links?: { label: string; hrefs: (string | null)[] }
}

type Words = { t: TFunction<'reports'>; locale: Locale; weeks: readonly string[] }

/**
 * Every report about stays. Spam, and stays that the team began, count among the reasons to be lost and as nothing
 * else.
 */
export function makeReports(all: readonly ReportedStay[], words: Words): Report[] {
  const stays = all.filter(({ lostReason, origin }) => lostReason !== 'spam' && origin !== null)
  const { t } = words
  const byWeek = (
    name: 'sections' | 'languages' | 'sources',
    keyOf: (stay: ReportedStay) => string,
  ) => weekReport(name, countByWeek(stays, words.weeks, keyOf), words)
  return [
    byWeek('sections', ({ section }) => section ?? otherKey),
    byWeek('languages', ({ language }) => language),
    byWeek('sources', sourceOf),
    stepReport(stays, t),
    answerReport(stays, t),
    lostReport(all, t),
  ]
}

function weekReport(
  name: 'sections' | 'languages' | 'sources',
  { keys, rows }: WeekCounts,
  { t, locale }: Words,
): Report {
  const parts = keys.map((key) => wordOf(key, t))
  const day = (week: string) => formatDay(week, locale)
  return {
    name,
    columns: [t('week'), ...parts, t('total')],
    rows: rows.map(({ week, counts, total }) => [day(week), ...counts, total]),
    chart: {
      kind: 'columns',
      parts,
      bars: rows.map(({ week, counts }) => ({ label: day(week), values: counts })),
    },
  }
}

/** A section, a language or a source in words; hosts and campaigns are called as they are. */
function wordOf(key: string, t: TFunction<'reports'>): string {
  const section = sectionKeys.find((name) => name === key)
  if (section) return t(`sections.${section}`)
  if (key === 'en' || key === 'es') return t(`languages.${key}`)
  if (key === 'direct' || key === 'landing' || key === otherKey) return t(`sources.${key}`)
  return key
}

function stepReport(stays: readonly ReportedStay[], t: TFunction<'reports'>): Report {
  const steps = stepTimes(stays)
  const percent = (share: number) => t('percent', { value: Math.round(share * 100) })
  return {
    name: 'steps',
    columns: [t('step'), t('stays'), t('share'), t('medianSince')],
    rows: steps.map(({ stage, count, share, median }) => [
      t(`stages.${stage}`),
      count,
      percent(share),
      median === null ? '' : duration(median, t),
    ]),
    chart: {
      kind: 'bars',
      bars: steps.map(({ stage, count, share }) => ({
        label: t(`stages.${stage}`),
        value: count,
        words: `${count} · ${percent(share)}`,
      })),
    },
  }
}

function answerReport(stays: readonly ReportedStay[], t: TFunction<'reports'>): Report {
  const times = answerTimes(stays)
  return {
    name: 'answers',
    columns: [t('person'), t('answers'), t('median'), t('p90')],
    rows: times.map(({ person, count, median, p90 }) => [
      person ?? t('team'),
      count,
      duration(median, t),
      duration(p90, t),
    ]),
    chart: {
      kind: 'bars',
      bars: times.map(({ person, median }) => ({
        label: person ?? t('team'),
        value: median,
        words: duration(median, t),
      })),
    },
  }
}

function lostReport(stays: readonly ReportedStay[], t: TFunction<'reports'>): Report {
  const lost = countLost(stays)
  return {
    name: 'lost',
    columns: [t('reason'), t('stays')],
    rows: lost.map(({ reason, count }) => [t(`reasons.${reason}`), count]),
    chart: {
      kind: 'bars',
      bars: lost.map(({ reason, count }) => ({
        label: t(`reasons.${reason}`),
        value: count,
        words: String(count),
      })),
    },
  }
}

/** Minutes as people say them: minutes, then hours, then days, with one decimal. */
function duration(minutes: number, t: TFunction<'reports'>): string {
  if (minutes < 60) return t('minutes', { value: minutes })
  const hours = minutes / 60
  const short = (value: number) => value.toFixed(1).replace(/\.0$/, '')
  return hours < 48 ? t('hours', { value: short(hours) }) : t('days', { value: short(hours / 24) })
}
