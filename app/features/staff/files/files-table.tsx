import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { StaffTable } from '../lists/staff-table'
import { formatMoment } from '~/platform/time/format-moment'
import { formatBytes } from './format-file'
import type { StaffFile } from './read-files-page.server'

const columns = ['file', 'form', 'reference', 'came', 'size', 'reads'] as const

/** One row a file. */
export function FilesTable({ files, locale }: { files: StaffFile[]; locale: Locale }) {
  const { t } = useTranslation('staff')
  return (
    <StaffTable
      columns={columns.map((column) => t(`files.${column}`))}
      rows={files.map((file) => ({
        key: file.path,
        cells: [
          <a href={file.path}>{file.name}</a>,
          t(`files.kinds.${file.kind}`),
          file.reference,
          <time dateTime={file.cameAt}>{formatMoment(file.cameAt, locale)}</time>,
          `${file.type}, ${formatBytes(file.bytes, locale)}`,
          t('files.times', { count: file.reads }),
        ],
      }))}
    />
  )
}
