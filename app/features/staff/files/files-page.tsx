import { maxSearchLength } from '~content/limits'
import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { formatMoment } from '~/platform/time/format-moment'
import { FormNotice } from '~/ui/forms/form-notice'
import { ConfirmPopup } from '../lists/confirm-popup'
import { StaffTable } from '../lists/staff-table'
import classes from './files-page.module.css'
import type { FilesPageData, StaffFile } from './read-files-page.server'
import { formatBytes } from './format-file'

/** The files that submissions brought along, the latest first, with search and pages. */
export function FilesPage(data: FilesPageData) {
  const { files, total, search, page, pages, hasAll, isDeleted } = data
  const { t } = useTranslation('staff')
  const locale = localeOfPath(useLocation().pathname)
  const path = href('staffFiles', locale)
  const pagePath = (number: number) => {
    const query = new URLSearchParams(search ? { q: search } : {})
    if (number > 1) query.set('page', String(number))
    return href('staffFiles', locale, {}, query)
  }
  return (
    <>
      <h1 className={classes.title}>{t('files.title')}</h1>
      <p className={classes.lead}>{t(hasAll ? 'files.leadAll' : 'files.leadCareer')}</p>
      {isDeleted && (
        <div className={classes.done}>
          <FormNotice>{t('files.deleted')}</FormNotice>
        </div>
      )}
      <Form reloadDocument method="get" action={path} role="search" className={classes.search}>
        <label htmlFor="q" className={classes.label}>
          {t('files.search')}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={search}
          maxLength={maxSearchLength}
          className={field.input}
        />
        <Button type="submit" kind="primary">
          {t('files.searchButton')}
        </Button>
        {search && <a href={path}>{t('files.clear')}</a>}
      </Form>
      <p className={classes.count}>
        {total > 0 && t('files.count', { count: total })}
        {total === 0 && (search ? t('files.noneFound', { search }) : t('files.none'))}
      </p>
      {files.length > 0 && <FilesTable {...data} locale={locale} />}
      {pages > 1 && (
        <nav aria-label={t('files.pages')} className={classes.pages}>
          {page > 1 && <a href={pagePath(page - 1)}>{t('files.newer')}</a>}
          <span>{t('files.page', { page, pages })}</span>
          {page < pages && <a href={pagePath(page + 1)}>{t('files.older')}</a>}
        </nav>
      )}
    </>
  )
}

const columns = ['file', 'form', 'reference', 'came', 'size', 'reads'] as const

/** One row a file. */
function FilesTable({ files, search, mayDelete, locale }: FilesPageData & { locale: Locale }) {
  const { t } = useTranslation('staff')
  return (
    <StaffTable
      columns={[
        ...columns.map((column) => t(`files.${column}`)),
        ...(mayDelete ? [t('files.removal')] : []),
      ]}
      rows={files.map((file) => ({
        key: file.path,
        cells: [
          <a href={file.path}>{file.name}</a>,
          t(`files.kinds.${file.kind}`),
          file.reference,
          <time dateTime={file.cameAt}>{formatMoment(file.cameAt, locale)}</time>,
          `${file.type}, ${formatBytes(file.bytes, locale)}`,
          t('files.times', { count: file.reads }),
          ...(mayDelete ? [<DeleteFile file={file} search={search} />] : []),
        ],
      }))}
    />
  )
}

/** Asks before a file is erased; the list then shows what was searched for again. */
function DeleteFile({ file, search }: { file: StaffFile; search: string }) {
  const { t } = useTranslation('staff')
  const { id, name, reference } = file
  return (
    <ConfirmPopup
      id={`delete-${id}`}
      label={t('files.delete')}
      title={t('files.deleteTitle')}
      lead={t('files.deleteLead', { name, reference })}
      yes={t('files.deleteYes')}
      no={t('files.keep')}
    >
      <input type="hidden" name="file" value={id} />
      <input type="hidden" name="q" value={search} />
    </ConfirmPopup>
  )
}
