import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { RentalImport } from '~content/rental-import'
import privatePage from '~/features/private-pages/private-page.module.css'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import classes from '../rental-table.module.css'
import type { ImportReply } from './answer-import.server'
import { ImportBadge } from './import-badge'
import { ImportLines } from './import-lines'
import type { ImportPageData } from './read-import-page.server'
import importScript from './script/main?bundled'

/** How long a page without script waits until it reloads itself. */
const secondsToReload = 4

type ImportPageProps = { data: ImportPageData; reply: ImportReply | undefined }

/** An import with its dry run, its progress and its result. Works without script. */
export function ImportPage({ data, reply }: ImportPageProps) {
  const { t } = useTranslation('rentalTable')
  const { import: shown, locale, page, hasMore, lines } = data
  const { stage, fileName, by, at, problem } = shown
  const isBusy = stage === 'planning' || stage === 'importing'
  const pagePath = (number: number) =>
    href('staffRentalImport', locale, { id: shown.key }, `page=${number}`)
  return (
    <>
      <p>
        <a href={href('staffRentals', locale)}>{t('import.back')}</a>
      </p>
      {isBusy && (
        <noscript>
          <meta httpEquiv="refresh" content={String(secondsToReload)} />
        </noscript>
      )}
      <div data-import="" data-busy={isBusy ? '' : undefined}>
        <div className={privatePage.head}>
          <h1 className={`${privatePage.title} ${classes.fileName}`}>{fileName}</h1>
          <ImportBadge stage={stage} />
        </div>
        <p className={privatePage.lead}>
          {by} · <time dateTime={at}>{formatMoment(at, locale)}</time>
        </p>
        {reply && (
          <p role="alert" className={privatePage.problem}>
            {t(`import.problems.${reply.problem}`)}
          </p>
        )}
        {problem && (
          <p role="alert" className={privatePage.problem}>
            {t(`fileProblems.${problem.code}`, { value: problem.value })}
          </p>
        )}
        {stage !== 'unreadable' && <Counts shown={shown} />}
        {stage !== 'unreadable' && <NextStep shown={shown} />}
        {lines.length > 0 && <ImportLines lines={lines} />}
        <p className={privatePage.actions}>
          {page > 1 && <a href={pagePath(page - 1)}>{t('import.previous')}</a>}
          {hasMore && <a href={pagePath(page + 1)}>{t('import.next')}</a>}
        </p>
      </div>
      {isBusy && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: importScript }} />
      )}
    </>
  )
}

function Counts({ shown: { counts } }: { shown: RentalImport }) {
  const { t } = useTranslation('rentalTable')
  const kinds = ['new', 'changed', 'same', 'mistaken'] as const
  return (
    <dl className={classes.counts}>
      {kinds.map((kind) => (
        <div key={kind} data-kind={counts[kind] > 0 ? kind : undefined}>
          <dt>{t(`counts.${kind}`)}</dt>
          <dd>{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}

function NextStep({ shown }: { shown: RentalImport }) {
  const { t } = useTranslation('rentalTable')
  const { pathname } = useLocation()
  const { stage, counts, lines, imported, skipped } = shown
  const wanted = counts.new + counts.changed
  const left = wanted - imported - skipped
  const isChecked = stage !== 'planning' && counts.waiting === 0
  const isBusy = stage === 'planning' || stage === 'importing'
  if (stage === 'done') {
    return (
      <p role="status" className={privatePage.done}>
        {t('import.done', { count: imported })}
        {skipped > 0 && ` ${t('import.skipped', { count: skipped })}`}
      </p>
    )
  }
  return (
    <>
      {!isChecked && (
        <Progress done={lines - counts.waiting} of={lines} label={t('import.planning')} />
      )}
      {isChecked && stage !== 'planned' && (
        <Progress done={wanted - left} of={wanted} label={t('import.importing')} />
      )}
      {stage === 'planned' && (
        <p className={privatePage.lead}>
          {t(left > 0 ? 'import.nothingYet' : 'import.nothingToDo')}
          {counts.mistaken > 0 && ` ${t('import.mistakesStay', { count: counts.mistaken })}`}
        </p>
      )}
      {(left > 0 || !isChecked) && (
        <Form reloadDocument method="post" action={pathname} className={privatePage.actions}>
          {isBusy ? (
            <Button type="submit" name="do" value="stop">
              {t('import.stop')}
            </Button>
          ) : (
            <Button type="submit" name="do" value="start" kind="primary">
              {isChecked
                ? t(stage === 'stopped' ? 'import.resume' : 'import.start', { count: left })
                : t('import.check')}
            </Button>
          )}
        </Form>
      )}
    </>
  )
}

function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  const { t } = useTranslation('rentalTable')
  return (
    <div className={classes.progress} role="status">
      <progress max={of} value={done} aria-label={label} />
      <p>
        {label} {t('import.progress', { done, of })}
      </p>
    </div>
  )
}
