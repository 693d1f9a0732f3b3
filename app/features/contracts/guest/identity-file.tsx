import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '~content/locale'
import { sendFile } from '~/features/uploads/send-file'
import { seconds } from '~/platform/units/duration'
import { Button } from '~/ui/button/button'
import { buttonClass } from '~/ui/button/button-class'
import { FieldError } from '~/ui/forms/field-error'
import { Icon } from '~/ui/icons/icon'
import { fillWords, type ContractWords } from '../contract-words'
import { judgePicture, type PictureFault } from '../identity/judge-picture'
import { CameraDialog } from './camera-dialog'
import type { GuestFile } from './guest-data'
import classes from './guest-page.module.css'

type IdentityFileProps = {
  field: FieldMetadata<string | undefined> | FieldMetadata<string>
  /** The name of the input that carries the file where no script sends it. */
  inputName: string
  kind: string
  facing: 'user' | 'environment'
  accept: string
  label: string
  hint: string
  words: ContractWords['guest']
  locale: Locale
  saved: GuestFile | null
  /** Why the server took no file, where no script asked. */
  problem: string | null
  /** The file arrived or was removed. */
  onChange: () => void
  /** Which file there is; null while there is none. */
  onFile?: (file: GuestFile | null) => void
  /** Whether a file is being sent: then the form may go on without it. */
  onWay: (isOnWay: boolean) => void
}

type State =
  | { step: 'empty'; message: string | null }
  | { step: 'sending'; file: File; isLost: boolean }
  | { step: 'done'; file: GuestFile }

const retryPause = seconds(4)

const emptyIcons = { empty: 'photo', sending: 'photo', done: 'shield' } as const

/** A photo or document of the guest: from the camera or a file, sent at once, and again while the network is away. */
export function IdentityFile(props: IdentityFileProps) {
  const { field, inputName, kind, facing, words, locale, saved, onChange } = props
  const [state, setState] = useState<State>(
    saved ? { step: 'done', file: saved } : { step: 'empty', message: props.problem },
  )
  const [preview, setPreview] = useState<string | null>(null)
  const [isCameraOpen, setCameraOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  /** The file chosen last: what is told of an older one comes too late. */
  const latest = useRef<File | null>(null)
  const [fault, judge] = useFault(latest)
  const id = state.step === 'done' ? state.file.id : ''

  const isSending = state.step === 'sending'
  const told = useRef(props.onWay)
  told.current = props.onWay
  useEffect(() => told.current(isSending), [isSending])

  const tellFile = useRef(props.onFile)
  tellFile.current = props.onFile
  const present = state.step === 'done' ? state.file : null
  useEffect(() => tellFile.current?.(present), [present])

  useNewId(id, onChange)
  useRetry(state, send)

  async function send(file: File): Promise<void> {
    setState({ step: 'sending', file, isLost: false })
    const sent = await sendFile(file, kind, locale)
    if (latest.current !== file) return
    if (sent.outcome === 'taken') setState({ step: 'done', file: { id: sent.id, name: sent.name } })
    else if (sent.outcome === 'rejected') clear(sent.message)
    else setState({ step: 'sending', file, isLost: true })
  }

  function choose(file: File | undefined): void {
    if (!file) return
    setPreview(null)
    readPreview(file, setPreview)
    latest.current = file
    judge(file)
    void send(file)
    // It is on its way: the form does not carry it once more.
    if (input.current) input.current.value = ''
  }

  function clear(message: string | null): void {
    latest.current = null
    setPreview(null)
    judge(null)
    setState({ step: 'empty', message })
  }

  function closeCamera(isDenied: boolean): void {
    setCameraOpen(false)
    if (isDenied)
      setState({ step: 'empty', message: `${words.cameraDenied}. ${words.cameraDeniedHelp}` })
  }

  return (
    <div className={classes.file}>
      <p id={`${field.id}-hint`} className={classes.soft}>
        {props.hint}
      </p>
      <input type="hidden" name={field.name} value={id} readOnly />
      <div className={classes.shot} data-step={state.step}>
        {preview ? <img src={preview} alt="" /> : <Icon name={emptyIcons[state.step]} size={40} />}
      </div>
      <UploadStatus state={state} fault={fault} words={words} />
      <div className={classes.choices}>
        <Button className="needs-script" onClick={() => setCameraOpen(true)}>
          <Icon name="camera" />
          {state.step === 'done' ? words.retake : words.takePhoto}
        </Button>
        <label className={classes.choose}>
          <span className={buttonClass({})}>{words.chooseFile}</span>
          <input
            ref={input}
            id={field.id}
            type="file"
            name={inputName}
            accept={props.accept}
            aria-label={`${words.chooseFile}: ${props.label}`}
            aria-describedby={`${field.id}-hint`}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </label>
        {state.step === 'done' && (
          <Button className="needs-script" onClick={() => clear(null)}>
            {words.clear}
          </Button>
        )}
      </div>
      {state.step === 'empty' && <FieldError field={field} />}
      {isCameraOpen && (
        <CameraDialog
          words={words}
          title={props.label}
          facing={facing}
          onPhoto={(photo) => {
            setCameraOpen(false)
            choose(photo)
          }}
          onClose={closeCamera}
        />
      )}
    </div>
  )
}

type UploadStatusProps = {
  state: State
  fault: PictureFault | null
  words: ContractWords['guest']
}

/** How far the file is, and what makes it hard to read. */
function UploadStatus({ state, fault, words }: UploadStatusProps) {
  return (
    <>
      {fault && state.step !== 'empty' && (
        <p role="status" className={classes.doubt}>
          <Icon name="info" />
          <span>{words.faults[fault]}</span>
        </p>
      )}
      {state.step === 'done' && (
        <p className={classes.received} role="status">
          <Icon name="check" />
          <span>{fillWords(words.uploaded, { name: state.file.name })}</span>
        </p>
      )}
      {state.step === 'sending' && (
        <p role="status" className={classes.soft}>
          {state.isLost ? words.uploadFailed : words.uploading}
        </p>
      )}
      {state.step === 'empty' && state.message && (
        <p role="alert" className={classes.problem}>
          {state.message}
        </p>
      )}
    </>
  )
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
function useRetry(state: State, send: (file: File) => Promise<void>): void {
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

/** Tells of another file after the hidden field has its id. */
function useNewId(id: string, onChange: () => void): void {
  const changed = useRef(onChange)
  changed.current = onChange
  const lastId = useRef(id)
  useEffect(() => {
    if (lastId.current === id) return
    lastId.current = id
    changed.current()
  }, [id])
}
