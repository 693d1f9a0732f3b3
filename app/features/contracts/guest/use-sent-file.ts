import { useEffect, useRef, useState } from 'react'
import type { Locale } from '~content/locale'
import { sendFile } from '~/features/uploads/send-file'
import { seconds } from '~/platform/units/duration'
import { judgePicture, type PictureFault } from '../identity/judge-picture'
import type { GuestFile } from './guest-data'

/** How far a file is on its way to the site. `isLost`: the network is away, and it is sent again. */
export type SentFile =
  | { step: 'empty' }
  | { step: 'sending'; file: File; isLost: boolean }
  | { step: 'done'; file: GuestFile }

type SentFileOptions = {
  kind: string
  locale: Locale
  saved: GuestFile | null
  /** Why the server took no file, where no script asked. */
  problem: string | null
}

const retryPause = seconds(4)

/** Sends a chosen file at once, and again while the network is away; judges a picture and shows it meanwhile. */
export function useSentFile({ kind, locale, saved, problem }: SentFileOptions) {
  const [state, setState] = useState<SentFile>(
    saved ? { step: 'done', file: saved } : { step: 'empty' },
  )
  const [message, setMessage] = useState(saved ? null : problem)
  const [preview, setPreview] = useState<string | null>(null)
  /** The file chosen last: what is told of an older one comes too late. */
  const latest = useRef<File | null>(null)
  const [fault, judge] = useFault(latest)
  useRetry(state, send)

  async function send(file: File): Promise<void> {
    setState({ step: 'sending', file, isLost: false })
    const sent = await sendFile(file, kind, locale)
    if (latest.current !== file) return
    if (sent.outcome === 'taken') setState({ step: 'done', file: { id: sent.id, name: sent.name } })
    else if (sent.outcome === 'rejected') clear(sent.message)
    else setState({ step: 'sending', file, isLost: true })
  }

  function choose(file: File): void {
    setMessage(null)
    setPreview(null)
    readPreview(file, setPreview)
    latest.current = file
    judge(file)
    void send(file)
  }

  function clear(why: string | null): void {
    latest.current = null
    setMessage(why)
    setPreview(null)
    judge(null)
    setState({ step: 'empty' })
  }

  return {
    /** What is wrong; null where nothing is. `setMessage` says it of something else than the file, which stays. */
    ...{ message, setMessage },
    ...{ state, preview, fault, choose, clear },
  }
}

/** What makes the picture chosen last hard to read; a judgement of an older one comes too late. */
function useFault(latest: { current: File | null }) {
  const [fault, setFault] = useState<PictureFault | null>(null)
  function judge(file: File | null): void {
    setFault(null)
    if (!file) return
    void judgePicture(file).then((found) => {
      if (latest.current === file) setFault(found)
    })
  }
  return [fault, judge] as const
}

/** Sends a file again that was lost on its way: after a pause, or as soon as the network is back. */
function useRetry(state: SentFile, send: (file: File) => Promise<void>): void {
  useEffect(() => {
    if (state.step !== 'sending' || !state.isLost) return
    const again = () => void send(state.file)
    const timer = window.setTimeout(again, retryPause)
    window.addEventListener('online', again)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  })
}

/** Reads a picture that browsers can show as an address for an `img`. */
function readPreview(file: File, onRead: (address: string) => void): void {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return
  const reader = new FileReader()
  reader.onload = () => {
    if (typeof reader.result === 'string') onRead(reader.result)
  }
  reader.readAsDataURL(file)
}
