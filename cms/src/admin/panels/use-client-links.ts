import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

export type ClientLink = {
  key: string
  madeBy: string
  expiresAt: string
  pages: { locale: string; url: string }[]
}

/** The links of one entry, and the address of the CMS that lists, makes and revokes them. */
export type SavedLinks = { address: string; links: ClientLink[] }

type Answer = { data: ClientLink[] }

/** The links of a saved entry; null while they load, and for people who may not give any out. */
export function useSavedLinks(model: string, documentId: string | undefined): SavedLinks | null {
  const { get } = useFetchClient()
  const [saved, setSaved] = useState<SavedLinks | null>(null)
  const address = documentId && model.startsWith('api::') && `/client-links/${model}/${documentId}`

  useEffect(() => {
    let current = true
    setSaved(null)
    if (!address) return
    get<Answer>(address).then(
      ({ data }) => current && setSaved({ address, links: data.data }),
      // Types without a page have no links.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [get, address])

  return saved
}

/** The links as they are after what somebody did here; `problem` says why the last try failed. */
export function useClientLinks({ address, links: saved }: SavedLinks) {
  const { post } = useFetchClient()
  const [links, setLinks] = useState(saved)
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)

  const send = async (path: string, body: object) => {
    setIsSending(true)
    try {
      const { data } = await post<Answer>(`${address}${path}`, body)
      setLinks(data.data)
      setProblem('')
    } catch (error) {
      setProblem(isFetchError(error) ? error.message : String(error))
    } finally {
      setIsSending(false)
    }
  }

  return {
    links,
    problem,
    isSending,
    make: (days: number) => send('', { days }),
    revoke: (key: string) => send('/revoke', { key }),
  }
}
