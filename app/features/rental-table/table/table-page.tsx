import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { Button, ButtonLink } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import fileField from '~/ui/forms/file-field.module.css'
import { ImportBadge } from '../import/import-badge'
import classes from '../rental-table.module.css'
import { ArchiveForm } from './archive-form'
import type { UploadReply } from './answer-upload.server'
import type { TablePageData } from './read-table-page.server'

const rules = [
  'slug',
  'absent',
  'published',
  'lists',
  'numbers',
  'flags',
  'days',
  'seasons',
  'beds',
  'rates',
  'cancellation',
  'pictures',
  'more',
] as const

type TablePageProps = { data: TablePageData; reply: UploadReply | undefined }

/** Downloads all rentals as CSV, and uploads tables and pictures. Works without script. */
export function TablePage({ data: { locale, imports }, reply }: TablePageProps) {
  const { t } = useTranslation('rentalTable')
  const { pathname } = useLocation()
  const problem = reply?.of === 'table' ? reply.problem : null
  return (
    <>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{t('title')}</h1>
      </div>
      <p className={privatePage.lead}>{t('lead')}</p>
      <div className={classes.sides}>
        <section className={`panel ${classes.part}`} aria-labelledby="download">
          <h2 id="download">{t('download.title')}</h2>
          <p className={field.hint}>{t('download.hint')}</p>
          <p className={privatePage.actions}>
            <ButtonLink href={tableFilePath('rentals.csv')} download>
              {t('download.all')}
            </ButtonLink>
            <ButtonLink href={tableFilePath('template.csv')} download>
              {t('download.template')}
            </ButtonLink>
          </p>
        </section>
        <Form
          reloadDocument
          method="post"
          action={pathname}
          encType="multipart/form-data"
          className={`panel ${classes.part}`}
          aria-labelledby="upload"
        >
          <h2 id="upload">{t('upload.title')}</h2>
          <label htmlFor="file" className={field.label}>
            {t('upload.file')}
          </label>
          <input
            id="file"
            name="file"
            type="file"
            accept=".csv,text/csv"
            className={`${fileField.file} ${classes.file}`}
            aria-describedby={problem ? 'file-hint file-problem' : 'file-hint'}
            aria-invalid={problem ? true : undefined}
          />
          <p id="file-hint" className={field.hint}>
            {t('upload.hint')}
          </p>
          {problem && (
            <p id="file-problem" role="alert" className={privatePage.problem}>
              {t(`upload.problems.${problem}`)}
            </p>
          )}
          <p className={privatePage.actions}>
            <Button type="submit" kind="primary">
              {t('upload.send')}
            </Button>
          </p>
        </Form>
        <ArchiveForm reply={reply?.of === 'archive' ? reply : null} />
      </div>
      <details className={classes.help}>
        <summary>{t('help.title')}</summary>
        <dl>
          {rules.map((rule) => (
            <div key={rule}>
              <dt>{t(`help.${rule}.of`)}</dt>
              <dd>{t(`help.${rule}.say`)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Imports data={{ locale, imports }} />
    </>
  )
}

function Imports({ data: { locale, imports } }: { data: Omit<TablePageData, 'title'> }) {
  const { t } = useTranslation('rentalTable')
  return (
    <section aria-labelledby="imports">
      <h2 id="imports" className={classes.heading}>
        {t('imports.title')}
      </h2>
      {imports.length === 0 && <p className={privatePage.none}>{t('imports.none')}</p>}
      {imports.length > 0 && (
        <ul className={classes.rows}>
          {imports.map(({ key, fileName, stage, by, at, lines, imported }) => (
            <li key={key}>
              <a href={href('staffRentalImport', locale, { id: key })}>{fileName}</a>
              <ImportBadge stage={stage} />
              <span>
                {t('imports.facts', { lines, imported })} · {by} ·{' '}
                <time dateTime={at}>{formatMoment(at, locale)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The address of the download of all rentals, or of the template. */
function tableFilePath(name: 'rentals.csv' | 'template.csv'): string {
  return `/${resources.staffRentalFile.path.replace(':name', name)}`
}
