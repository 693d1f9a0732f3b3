import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { buttonClass } from '~/ui/button/button-class'
import type { ReportsPageData } from '../read-reports-page.server'
import type { Chart, Report, ReportName } from '../reports'
import { BarChart } from './bar-chart'
import { ColumnChart } from './column-chart'
import { GridChart } from './grid-chart'
import classes from './reports-page.module.css'

/** What the team reads in a minute: each report as a chart, its table one click away. Works without script. */
export function ReportsPage({ data }: { data: ReportsPageData }) {
  const { t } = useTranslation('reports')
  const { locale, period, periods, reports } = data
  return (
    <>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{t('title')}</h1>
      </div>
      <p className={privatePage.lead}>{t('lead')}</p>
      <nav aria-label={t('period')} className={privatePage.actions}>
        {periods.map((weeks) => (
          <a
            key={weeks}
            href={href('staffReports', locale, {}, `weeks=${weeks}`)}
            aria-current={weeks === period ? 'true' : undefined}
            className={buttonClass({ kind: 'chip' })}
          >
            {t('weeks', { count: weeks })}
          </a>
        ))}
      </nav>
      <div className={classes.reports}>
        {reports.map((report) => (
          <ReportPanel key={report.name} report={report} data={data} />
        ))}
      </div>
    </>
  )
}

function ReportPanel({ report, data }: { report: Report; data: ReportsPageData }) {
  const { t } = useTranslation('reports')
  const { name, chart, columns, rows, links } = report
  const [firstColumn, ...otherColumns] = columns
  const isEmpty = partsOf(chart).length === 0
  const isWide = chart.kind === 'grid' || chart.kind === 'groups'
  return (
    <section
      className={`panel ${classes.report} ${isWide ? classes.wide : ''}`}
      aria-labelledby={name}
    >
      <h2 id={name}>{t(`reports.${name}.title`)}</h2>
      <p className={classes.hint}>{t(`reports.${name}.hint`)}</p>
      {isEmpty && <p className={privatePage.none}>{t('none')}</p>}
      {!isEmpty && chart.kind === 'columns' && (
        <ColumnChart chart={chart} label={t(`reports.${name}.title`)} />
      )}
      {!isEmpty && chart.kind === 'bars' && (
        <BarChart bars={chart.bars} hasLongLabels={chart.hasLongLabels} />
      )}
      {!isEmpty && chart.kind === 'grid' && (
        <GridChart chart={chart} label={t(`reports.${name}.title`)} />
      )}
      {!isEmpty &&
        chart.kind === 'groups' &&
        chart.groups.map(({ label, bars }) => (
          <section key={label} className={classes.group} aria-label={label}>
            <h3>{label}</h3>
            <BarChart bars={bars} />
          </section>
        ))}
      {!isEmpty && (
        <details open={links !== undefined}>
          <summary>{t('table')}</summary>
          <div className={classes.scroll} role="group" aria-label={t('table')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{firstColumn}</th>
                  {links && <th scope="col">{t('redirect')}</th>}
                  {otherColumns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...cells], index) => (
                  <tr key={index}>
                    <th scope="row">{first}</th>
                    {links && (
                      <td>
                        <RowLink
                          label={links.label}
                          href={links.hrefs[index] ?? null}
                          row={first}
                        />
                      </td>
                    )}
                    {cells.map((cell, at) => (
                      <td key={at}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      <p>
        <a href={reportFilePath(name, data)} download>
          {t('csv')}
        </a>
      </p>
    </section>
  )
}

type RowLinkProps = { label: string; href: string | null; row: string | number | undefined }

function RowLink({ label, href, row }: RowLinkProps) {
  if (href === null) return null
  return (
    <a href={href} rel="noreferrer" aria-label={`${label}: ${row}`}>
      {label}
    </a>
  )
}

/** What a chart draws; nothing where nothing happened. */
function partsOf(chart: Chart): readonly unknown[] {
  switch (chart.kind) {
    case 'columns':
      return chart.parts
    case 'bars':
      return chart.bars
    case 'groups':
      return chart.groups
    case 'grid':
      return chart.rows
  }
}

/** Where a report of so many weeks is downloaded, in a language. */
function reportFilePath(
  name: ReportName,
  { locale, period }: { locale: Locale; period: number },
): string {
  const query = new URLSearchParams({ weeks: String(period), language: locale })
  return `/${resources.staffReport.path.replace(':name', name)}?${query}`
}
