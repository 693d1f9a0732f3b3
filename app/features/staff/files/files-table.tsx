import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { formatMoment } from '~/platform/time/format-moment'
import classes from './files-table.module.css'
import type { StaffFile } from './read-files-page.server'
import { formatBytes } from './format-file'

const columns = ['file', 'form', 'reference', 'came', 'size', 'reads'] as const

/** One row a file; on phones each row is a card whose values carry their heading. */
export function FilesTable({ files, locale }: { files: StaffFile[]; locale: Locale }) {
  const { t } = useTranslation('staff')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`files.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.path}>
            <th scope="row" className={classes.name}>
              <a href={file.path}>{file.name}</a>
            </th>
            <td data-label={t('files.form')}>{t(`files.kinds.${file.kind}`)}</td>
            <td data-label={t('files.reference')} className={classes.reference}>
              {file.reference}
            </td>
            <td data-label={t('files.came')}>
              <time dateTime={file.cameAt}>{formatMoment(file.cameAt, locale)}</time>
            </td>
            <td data-label={t('files.size')}>
              {file.type}, {formatBytes(file.bytes, locale)}
            </td>
            <td data-label={t('files.reads')}>{t('files.times', { count: file.reads })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
