import { useEffect, useState } from 'react'
import type { Quote } from '~/features/pricing/quote'
import { seconds } from '~/platform/units/duration'
import { resources } from '~/routing/resources'
import { readPriceAnswer } from './price-answer'

/** Changes within this time, such as steps of a counter, make one request. */
const settleTime = seconds(0.4)

type Answered = { body: string; answer: Quote | null }

/**
 * The server's quote of a stay; null until it has answered, and if it cannot be reached. `body` is that of the booking
 * call, null if there is nothing to ask. A new body aborts the request before it.
 */
export function useServerPrice(body: string | null): { answer: Quote | null; isAsking: boolean } {
  const [requested, setRequested] = useState<string | null>(null)
  const [answered, setAnswered] = useState<Answered | null>(null)
  useEffect(() => {
    setRequested(body)
    if (body === null) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void askPrice(body, abort.signal).then((answer) => {
        if (!abort.signal.aborted) setAnswered({ body, answer })
      })
    }, settleTime)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [body])
  const isAnswered = answered !== null && answered.body === body
  return {
    answer: isAnswered ? answered.answer : null,
    isAsking: requested !== null && !isAnswered,
  }
}

/** A server that cannot be reached says nothing: the browser's own price then stands. */
async function askPrice(body: string, signal: AbortSignal): Promise<Quote | null> {
  try {
    const response = await fetch(`/${resources.bookingApi.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal,
    })
    const answer: unknown = await response.json()
    return readPriceAnswer(answer)
  } catch {
    return null
  }
}
