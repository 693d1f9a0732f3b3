import { useEffect, useRef, useState } from 'react'
import type { Locale } from '~content/locale'
import { sendFile } from '~/features/uploads/send-file'
import { seconds } from '~/platform/units/duration'
import { judgePicture, type PictureFault } from './judge-picture'
import type { GuestFile } from '../guest-data'

/** How far a file is on its way to the site. `isLost`: it did not arrive, and it is sent again. */
export type SentFile =
  | { step: 'empty' }
  | { step: 'sending'; file: File; isLost: boolean; pause: number }
  | { step: 'done'; file: GuestFile }

type Sending = Omit<Extract<SentFile, { step: 'sending' }>, 'step'>

type SentFileOptions = {
  kind: string
  locale: Locale
  saved: GuestFile | null
  /** Why the server took no file, where no script asked. */
  problem: string | null
}

const retryPause = seconds(4)

/**
 * Sends a chosen file at once, and again while the network is away; judges a picture and shows it meanwhile. A file
 * that was sent before stays until another one is accepted.
 */
export function useSentFile({ kind, locale, saved, problem }: SentFileOptions) {
  const { present, removed, put } = usePresentFile(saved)
  const [sending, setSending] = useState<Sending | null>(null)
  const [message, setMessage] = useState(problem)
  const [preview, setPreview] = useState<string | null>(null)
  /** The file chosen last: what is told of an older one comes too late. */
  const latest = useRef<File | null>(null)
  const [fault, judge] = useFault(latest)
  useRetry(sending, send)

  async function send(file: File): Promise<void> {
    setSending({ file, isLost: false, pause: retryPause })
    const sent = await sendFile(file, kind, locale)
    if (latest.current !== file) return
    if (sent.outcome === 'taken') {
      put({ id: sent.id, name: sent.name })
      setMessage(null)
      setSending(null)
    } else if (sent.outcome === 'lost' && (sent.message === null || !present)) {
      setMessage(sent.message)
      setSending({ file, isLost: true, pause: sent.pause ?? retryPause })
    } else giveUp(sent.message)
  }

  function choose(file: File): void {
    setMessage(null)
    setPreview(null)
    readPreview(file, setPreview)
    latest.current = file
    judge(file)
    void send(file)
  }

  /** The file that was there before is the one that counts again. */
  function giveUp(why: string | null): void {
    latest.current = null
    setMessage(why)
    setPreview(null)
    judge(null)
    setSending(null)
  }

  function clear(): void {
    put(null)
    giveUp(null)
  }

  return {
    /** What is wrong; null where nothing is. `setMessage` says it of something else than the file, which stays. */
    message,
    setMessage,
    /** The accepted file, also while another one is on its way; and the ids of those that were there before. */
    present,
    removed,
    state: stateOf(sending, present),
    preview,
    fault,
    choose,
    clear,
  }
}

function stateOf(sending: Sending | null, present: GuestFile | null): SentFile {
  if (sending) return { step: 'sending', ...sending }
  return present ? { step: 'done', file: present } : { step: 'empty' }
}

/** The file that was accepted last, and the ids of those that it replaced or that were taken back. */
function usePresentFile(saved: GuestFile | null) {
  const [files, setFiles] = useState({ present: saved, removed: [] as string[] })
  function put(file: GuestFile | null): void {
    setFiles(({ present, removed }) => ({
      present: file,
      removed: present ? [...removed, present.id] : removed,
    }))
  }
  return { ...files, put }
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
function useRetry(sending: Sending | null, send: (file: File) => Promise<void>): void {
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (!sending?.isLost) return
    const again = () => void latest.current(sending.file)
    const timer = window.setTimeout(again, sending.pause)
    window.addEventListener('online', again)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [sending])
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
