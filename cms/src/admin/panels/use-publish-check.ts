import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type PublishCheck = {
  faults: string[]
  warnings: string[]
  notes: string[]
  pages: { locale: string; url: string }[]
}

type Entry = {
  model: string
  /** Undefined while the entry is new or its published version is on screen. */
  documentId: string | undefined
  locale: string | undefined
  /** Changes with every save, so that the remarks are asked for again. */
  version: string | undefined
}

/** The CMS's remarks on a saved draft, `unsaved` where this language has none, or null while there are none to show. */
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
      // Types without drafts have no remarks; a failed request must not disturb the form.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [get, model, documentId, locale, version])

  return check
}
