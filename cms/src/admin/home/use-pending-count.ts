import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type Waiting = { new: number; late: number }

const minuteInMilliseconds = 60_000

/** How many submissions of a type wait, asked for again each minute; null before the first answer. */
export function useWaiting(uid: string) {
  const { get } = useFetchClient()
  const [waiting, setWaiting] = useState<Waiting | 'failed' | null>(null)

  useEffect(() => {
    let current = true
    const ask = () =>
      void get<{ data: Waiting }>(`/submissions-waiting/${uid}`).then(
        ({ data }) => current && setWaiting(data.data),
        () => current && setWaiting('failed'),
      )
    ask()
    const timer = setInterval(ask, minuteInMilliseconds)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [get, uid])

  return waiting
}
