import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type WaitingInquiries = { new: number; late: number }

const minuteInMilliseconds = 60_000

/** The counts, asked for again each minute; null before the first answer. */
export function useWaitingInquiries() {
  const { get } = useFetchClient()
  const [waiting, setWaiting] = useState<WaitingInquiries | 'failed' | null>(null)

  useEffect(() => {
    let current = true
    const ask = () =>
      void get<{ data: WaitingInquiries }>('/inquiries-waiting').then(
        ({ data }) => current && setWaiting(data.data),
        () => current && setWaiting('failed'),
      )
    ask()
    const timer = setInterval(ask, minuteInMilliseconds)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [get])

  return waiting
}
