import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type PendingCount = { new: number; late: number }

const minuteInMilliseconds = 60_000

/** Counts a type's unanswered submissions and refreshes every minute; null before the first answer. */
export function usePendingCount(uid: string) {
  const { get } = useFetchClient()
  const [count, setCount] = useState<PendingCount | 'failed' | null>(null)

  useEffect(() => {
    let current = true
    const ask = () =>
      void get<{ data: PendingCount }>(`/submissions-waiting/${uid}`).then(
        ({ data }) => current && setCount(data.data),
        () => current && setCount('failed'),
      )
    ask()
    const timer = setInterval(ask, minuteInMilliseconds)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [get, uid])

  return count
}
