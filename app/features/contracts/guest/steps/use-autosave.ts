import { useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { seconds } from '~/platform/units/duration'

export type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'closed' | 'over'

const pause = seconds(1.2)
const retryPause = seconds(4)
/** A saving without an answer would hold up all that follow: it is given up and repeated. */
const patience = seconds(20)
/** Bytes. Browsers take 64 KiB in all requests that outlive their page: this one and the one before it. */
const maxKeptAlive = 30_000

/**
 * Saves what is typed a moment after it is typed, and again until it arrived: a lost network loses nothing. Files are
 * sent on their own, so only texts go.
 */
export function useAutosave(formId: string, address: string) {
  const [state, setState] = useState<SaveState>('idle')
  const timer = useRef(0)
  const isDirty = useRef(false)
  const isEnabled = useRef(true)
  /** For good: each further try with a closed link would count against its sender. */
  const isClosed = useRef(false)
  /** How many savings have no answer yet. */
  const waiting = useRef(0)
  const again = useRef<() => void>(() => undefined)
  const underWay = useRef(Promise.resolve())
  const aborter = useRef(new AbortController())

  // Functions, since more may be typed or the form be sent while the answer is under way.
  const hasMore = () => isDirty.current
  const isStopped = () => !isEnabled.current || isClosed.current
  const send = useCallback(async (): Promise<void> => {
    window.clearTimeout(timer.current)
    const form = document.getElementById(formId)
    if (!isDirty.current || isStopped() || !(form instanceof HTMLFormElement)) return
    isDirty.current = false
    waiting.current++
    setState('saving')
    const current = new AbortController()
    aborter.current = current
    let wait = retryPause
    try {
      const answer = await post(address, form, current)
      wait = Math.max(wait, askedPause(answer))
      if (answer.status >= 500 || answer.status === tooMany) throw new Error('not saved')
      const outcome = outcomeOf(answer)
      isClosed.current ||= outcome === 'closed'
      setState(hasMore() && !isClosed.current ? 'saving' : outcome)
    } catch {
      isDirty.current = true
      if (isStopped()) return
      setState('offline')
      timer.current = window.setTimeout(() => {
        again.current()
      }, wait)
    } finally {
      waiting.current--
    }
  }, [formId, address])

  /** What was typed first arrives first; the last words of a page that goes cannot wait. */
  const save = useCallback(
    async (isLast = false): Promise<void> => {
      if (isLast) return send()
      underWay.current = underWay.current.then(send)
      return underWay.current
    },
    [send],
  )

  const note = useCallback(() => {
    if (isClosed.current) return
    isDirty.current = true
    setState('saving')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void save(), pause)
  }, [save])

  /** For what was not typed, so that nothing more of it follows. */
  const noteAndSave = useCallback(() => {
    isDirty.current = true
    void save()
  }, [save])

  useEffect(() => {
    again.current = () => void save()
    const saveNow = () => void save(true)
    const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
    // The other language is another page: what was typed last is there before it is.
    const saveFirst = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[hreflang]') : null
      const isSaved = !isDirty.current && waiting.current === 0
      if (!(link instanceof HTMLAnchorElement) || isSaved) return
      event.preventDefault()
      event.stopPropagation()
      void save().finally(() => {
        window.location.assign(link.href)
      })
    }
    document.addEventListener('click', saveFirst, true)
    window.addEventListener('online', saveNow)
    // Before the browser asks for the next page, which is this one where it is loaded again.
    window.addEventListener('beforeunload', saveNow)
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('click', saveFirst, true)
      window.removeEventListener('online', saveNow)
      window.removeEventListener('beforeunload', saveNow)
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveHidden)
      window.clearTimeout(timer.current)
    }
  }, [save])

  /** The form itself is under way: nothing of it is saved any more, and a saving would arrive after the signature. */
  const stop = useCallback(() => {
    isEnabled.current = false
    aborter.current.abort()
  }, [])
  /** It came back: what it had not saved is saved. */
  const go = useCallback(() => {
    if (isEnabled.current) return
    isEnabled.current = true
    void save()
  }, [save])

  useSavingUntilSent({ stop, go, save })
  return { state, note, noteAndSave }
}

type Saving = { stop: () => void; go: () => void; save: (isLast?: boolean) => Promise<void> }

/**
 * A page that goes by a link saves its last words while its form still stands; a form that is sent brings them itself.
 */
function useSavingUntilSent({ stop, go, save }: Saving): void {
  const { state, formMethod } = useNavigation()
  const isSent = formMethod !== undefined
  useEffect(() => {
    if (isSent) return stop()
    go()
    if (state !== 'idle') void save(true)
  }, [state, isSent, stop, go, save])
}

async function post(
  address: string,
  form: HTMLFormElement,
  aborter: AbortController,
): Promise<Response> {
  const giveUp = window.setTimeout(() => {
    aborter.abort()
  }, patience)
  const body = textsOf(form)
  try {
    return await fetch(address, {
      method: 'POST',
      body,
      // A page that goes takes no saving with it.
      keepalive: body.toString().length < maxKeptAlive,
      signal: aborter.signal,
    })
  } finally {
    window.clearTimeout(giveUp)
  }
}

const tooMany = 429

/** Milliseconds until the server takes more from this sender; 0 where it takes it now. */
function askedPause({ status, headers }: Response): number {
  return status === tooMany ? seconds(Number(headers.get('Retry-After')) || 0) : 0
}

/** A link can be closed, and a contract signed or declined, in another tab or by staff. */
function outcomeOf({ ok, status }: Response): SaveState {
  if (ok) return 'saved'
  if (status === 404) return 'closed'
  return status === 409 ? 'over' : 'idle'
}

/** Given at the end, and saved with the signed contract alone. */
const givenLast = 'signature'

function textsOf(form: HTMLFormElement): URLSearchParams {
  const texts = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== givenLast) texts.append(name, value)
  }
  texts.set('do', 'save')
  return texts
}
