import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { exportUrl } from './export-url'
import { saveFile } from './save-file'

/** Exports the list of leads, all pages of it, as CSV. */
export function LeadExport() {
  const { formatMessage, locale } = useIntl()
  const { pathname, search } = useLocation()
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)
  if (!pathname.endsWith('/api::lead.lead')) return null

  const save = async () => {
    setIsBusy(true)
    try {
      const { data } = await get<Blob>(exportUrl(search, locale), { responseType: 'blob' })
      saveFile(data, `leads-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch {
      const message = formatMessage({ id: 'ceiba.export.failed', defaultMessage: 'No export.' })
      toggleNotification({ type: 'danger', message })
    }
    setIsBusy(false)
  }

  return (
    <Button
      variant="tertiary"
      startIcon={<Download />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {formatMessage({ id: 'ceiba.export.button', defaultMessage: 'Export CSV' })}
    </Button>
  )
}
