import { Button, Flex, MenuItem, SimpleMenu } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/** The query parameters of a list that choose and sort its entries. */
const kept = /^(filters\[|sort$|_q$)/

const letterLanguages = ['en', 'es'] as const

/** Exports the list of leads, all pages of it, or who gets the newsletter in a language, as CSV. */
export function LeadExport() {
  const { formatMessage, locale } = useIntl()
  const { pathname, search } = useLocation()
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)
  if (!pathname.endsWith('/api::lead.lead')) return null

  const save = async (url: string, name: string) => {
    setIsBusy(true)
    try {
      const { data } = await get<Blob>(url, { responseType: 'blob' })
      saveFile(data, `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch {
      const message = formatMessage({ id: 'ceiba.export.failed', defaultMessage: 'No export.' })
      toggleNotification({ type: 'danger', message })
    }
    setIsBusy(false)
  }

  return (
    <Flex gap={2}>
      <Button
        variant="tertiary"
        startIcon={<Download />}
        loading={isBusy}
        onClick={() => void save(exportUrl(search, locale), 'leads')}
      >
        {formatMessage({ id: 'ceiba.export.button', defaultMessage: 'Export CSV' })}
      </Button>
      <SimpleMenu
        variant="tertiary"
        label={formatMessage({ id: 'ceiba.export.subscribers', defaultMessage: 'Newsletter CSV' })}
      >
        {letterLanguages.map((of) => (
          <MenuItem
            key={of}
            onSelect={() =>
              void save(`/subscribers.csv?language=${locale}&of=${of}`, `subscribers-${of}`)
            }
          >
            {formatMessage({ id: `ceiba.export.subscribers.${of}`, defaultMessage: of })}
          </MenuItem>
        ))}
      </SimpleMenu>
    </Flex>
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
