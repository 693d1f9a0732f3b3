import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/** The query parameters of a list that choose and sort its entries. */
const kept = /^(filters\[|sort$|_q$)/

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

/** The URL of a CSV export of the list on screen; headings are in the panel's language. */
function exportUrl(search: string, language: string): string {
  const query = new URLSearchParams({ language })
  for (const [name, value] of new URLSearchParams(search)) {
    if (kept.test(name)) query.append(name, value)
  }
  return `/leads.csv?${query.toString()}`
}

/** Saves fetched content as a download of the browser. */
function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
