import { useTranslation } from 'react-i18next'
import desk from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { buttonClass } from '~/ui/button/button-class'
import type { ReportsPageData } from '../read-reports-page.server'
import type { Report } from '../reports'
import { reportFilePath } from '../report-file-path'
import { BarChart } from './bar-chart'
import { ColumnChart } from './column-chart'
import classes from './reports-page.module.css'

/** What the team reads in a minute: each report as a chart, its table one click away. Works without script. */
export function ReportsPage({ data }: { data: ReportsPageData }) {
  const { t } = useTranslation('reports')
  const { locale, period, periods, reports } = data
  return (
    <>
      <div className={desk.head}>
        <h1 className={desk.title}>{t('title')}</h1>
      </div>
      <p className={desk.lead}>{t('lead')}</p>
      <nav aria-label={t('period')} className={desk.actions}>
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
  const { name, chart, columns, rows } = report
  const isEmpty = (chart.kind === 'columns' ? chart.parts : chart.bars).length === 0
  return (
    <section className={`panel ${classes.report}`} aria-labelledby={name}>
      <h2 id={name}>{t(`reports.${name}.title`)}</h2>
      <p className={classes.hint}>{t(`reports.${name}.hint`)}</p>
      {isEmpty && <p className={desk.none}>{t('none')}</p>}
      {!isEmpty && chart.kind === 'columns' && (
        <ColumnChart chart={chart} label={t(`reports.${name}.title`)} />
      )}
      {!isEmpty && chart.kind === 'bars' && <BarChart chart={chart} />}
      {!isEmpty && (
        <details>
          <summary>{t('table')}</summary>
          <div className={classes.scroll}>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...cells]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
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
