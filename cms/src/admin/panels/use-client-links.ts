import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

export type ClientLink = {
  key: string
  madeBy: string
  expiresAt: string
  pages: { locale: string; url: string }[]
}

type Answer = { data: ClientLink[] }

/** The links for clients of a saved entry; null while they load, and for people who may not give any out. */
export function useClientLinks(model: string, documentId: string | undefined) {
  const { get, post } = useFetchClient()
  const [links, setLinks] = useState<ClientLink[] | null>(null)
  const [problem, setProblem] = useState('')
  const address = documentId && model.startsWith('api::') && `/client-links/${model}/${documentId}`

  useEffect(() => {
    let current = true
    setLinks(null)
    if (!address) return
    get<Answer>(address).then(
      ({ data }) => current && setLinks(data.data),
      // Types without a page have no links.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [get, address])

  const send = async (path: string, body: object) => {
    if (!address) return
    try {
      const { data } = await post<Answer>(`${address}${path}`, body)
      setLinks(data.data)
      setProblem('')
    } catch (error) {
      setProblem(isFetchError(error) ? error.message : String(error))
    }
  }

  return {
    links,
    problem,
    make: (days: number) => send('', { days }),
    revoke: (key: string) => send('/revoke', { key }),
  }
}
