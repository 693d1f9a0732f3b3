import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

export type PublishCheck = {
  faults: string[]
  warnings: string[]
  notes: string[]
  schedule: string[]
  checklist: { label: string; isFine: boolean }[]
  share: { site: string; title: string; description: string; picture: string | null } | null
  pages: { locale: string; url: string }[]
}

type Entry = {
  model: string
  /** Undefined while the entry is new or its published version is on screen. */
  documentId: string | undefined
  locale: string | undefined
  /** Changes with every save, so that the check runs again. */
  version: string | undefined
}

/**
 * The publish check of a saved draft; `unsaved` when this language has no draft, null while there is nothing to
 * show.
 */
export function usePublishCheck({ model, documentId, locale, version }: Entry) {
  const { get } = useFetchClient()
  const [check, setCheck] = useState<PublishCheck | 'unsaved' | null>(null)

  useEffect(() => {
    let current = true
    setCheck(null)
    if (documentId === undefined || !model.startsWith('api::')) return
    get<{ data: PublishCheck | null }>(`/publish-check/${model}/${documentId}`, {
      params: { locale },
    })
      .then(({ data }) => current && setCheck(data.data ?? 'unsaved'))
      // Types without drafts have no check; a failed request must not disturb the form.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [get, model, documentId, locale, version])

  return check
}
