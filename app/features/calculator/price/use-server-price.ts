import { useEffect, useState } from 'react'
import type { Quote } from '~/features/pricing/quote'
import { seconds } from '~/platform/units/duration'
import { resources } from '~/routing/resources'
import { readPriceAnswer } from './price-answer'

/** Changes that follow each other this quickly, as steps of a counter do, are asked about once. */
const settleTime = seconds(0.4)

type Answered = { body: string; answer: Quote | null }

/**
 * What the server says about a stay; null while it has not answered, or could not. `body` is the booking
 * call's, null if there is nothing to ask. A newer question gives the older one up.
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
