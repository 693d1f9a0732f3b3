import { Flex, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Panel } from './panel-host'

type PrivateFile = { kind: 'cv' | 'photo'; name: string; url: string }

/** Links to the CV and photo of an application, for people who may open them. */
export const FilesPanel: Panel = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl()
  const files = useLeadFiles(
    model === 'api::lead.lead' && document?.kind === 'career' ? documentId : undefined,
  )
  if (files.length === 0) return null
  const t = (id: string) => formatMessage({ id: `ceiba.files.${id}`, defaultMessage: id })
  return {
    title: t('title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {files.map(({ kind, name, url }) => (
          <Flex key={kind} direction="column" alignItems="stretch">
            <Typography variant="sigma" textColor="neutral600">
              {t(kind)}
            </Typography>
            <Link href={url} isExternal>
              {name}
            </Link>
          </Flex>
        ))}
        <Typography variant="pi" textColor="neutral600">
          {t('help')}
        </Typography>
      </Flex>
    ),
  }
}

/** Empty while loading, and for people who may not open files. */
function useLeadFiles(documentId: string | undefined): PrivateFile[] {
  const { get } = useFetchClient()
  const [files, setFiles] = useState<PrivateFile[]>([])
  useEffect(() => {
    let current = true
    setFiles([])
    if (documentId === undefined) return
    get<{ data: PrivateFile[] }>(`/lead-files/${documentId}`).then(
      ({ data }) => current && setFiles(data.data),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [get, documentId])
  return files
}
