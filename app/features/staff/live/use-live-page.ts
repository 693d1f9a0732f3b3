import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { minutes, seconds } from '~/platform/units/duration'
import { newsEvent } from './follow-news'

const every = seconds(15)
/** After this time without input the page stops asking, so that an idle session can end. */
const patience = minutes(10)

/**
 * Reads the page again on news, and every 15 seconds for what no news tells: how long somebody waits, and who
 * has a stay open. It pauses while the page is hidden, and after ten minutes without input.
 */
export function useLivePage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let lastUse = Date.now()
    const stopping = new AbortController()
    const { signal } = stopping
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      addEventListener(type, () => (lastUse = Date.now()), { passive: true, signal })
    }
    const check = () => {
      if (!document.hidden && Date.now() - lastUse < patience) revalidate()
    }
    const timer = setInterval(check, every)
    addEventListener(newsEvent, check, { signal })
    document.addEventListener('visibilitychange', check, { signal })
    return () => {
      clearInterval(timer)
      stopping.abort()
    }
  }, [revalidate])
}
