import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '~content/locale'
import { Button } from '~/ui/button/button'
import { buttonClass } from '~/ui/button/button-class'
import { FieldError } from '~/ui/forms/field-error'
import { Icon } from '~/ui/icons/icon'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import { removedField } from '~/features/contracts/files/removed-files'
import type { PictureFault } from './judge-picture'
import { CameraDialog } from './camera-dialog'
import type { GuestFile } from '../guest-data'
import classes from '../guest-page.module.css'
import { type SentFile, useSentFile } from './use-sent-file'

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
  /** Which accepted file there is, also while another one is on its way; null while there is none. */
  onFile?: (file: GuestFile | null) => void
  /** Whether a file is being sent: then the form may go on without it. */
  onWay: (isOnWay: boolean) => void
}

const emptyIcons = { empty: 'photo', sending: 'photo', done: 'shield' } as const

/** A photo or document of the guest: from the camera or a file, sent at once, and again while the network is away. */
export function IdentityFile(props: IdentityFileProps) {
  const { field, inputName, kind, facing, words, locale, saved, problem, onChange } = props
  const sent = useSentFile({ kind, locale, saved, problem })
  const { state, present, removed, preview, fault, message, setMessage, choose, clear } = sent
  const [isCameraOpen, setCameraOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = state.step === 'done' ? state.file.id : ''

  useTold(state.step === 'sending', props.onWay)
  useTold(present, props.onFile)
  useNewId(id, onChange)

  function take(file: File | undefined): void {
    if (!file) return
    choose(file)
    // It is on its way: the form does not carry it once more.
    if (input.current) input.current.value = ''
  }

  /** A file that was sent before stays. */
  function closeCamera(isDenied: boolean): void {
    setCameraOpen(false)
    if (isDenied) setMessage(`${words.cameraDenied}. ${words.cameraDeniedHelp}`)
  }

  const hasError = state.step === 'empty' && field.errors !== undefined
  const [hintId, statusId, problemId] = ['hint', 'status', 'problem'].map(
    (of) => `${field.id}-${of}`,
  )
  const described = [hintId, statusId, message && problemId, hasError && field.errorId]
  return (
    <div role="group" aria-label={props.label} className={classes.file}>
      <p id={hintId} className={classes.soft}>
        {props.hint}
      </p>
      <input type="hidden" name={field.name} value={id} readOnly />
      {removed.map((former) => (
        <input key={former} type="hidden" name={removedField(field.name)} value={former} />
      ))}
      <div className={classes.shot} data-step={state.step}>
        {preview ? <img src={preview} alt="" /> : <Icon name={emptyIcons[state.step]} size={40} />}
      </div>
      <div id={statusId} role="status" className={classes.told}>
        <UploadStatus state={state} fault={fault} words={words} />
      </div>
      {message && (
        <p id={problemId} role="alert" className={classes.problem}>
          {message}
        </p>
      )}
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
            aria-describedby={described.filter(Boolean).join(' ')}
            aria-invalid={hasError || (state.step === 'empty' && message !== null) || undefined}
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        {state.step === 'done' && (
          <Button
            className="needs-script"
            onClick={() => {
              clear()
              // The button is gone with the file.
              input.current?.focus()
            }}
          >
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
            take(photo)
          }}
          onClose={closeCamera}
        />
      )}
    </div>
  )
}

type UploadStatusProps = {
  state: SentFile
  fault: PictureFault | null
  words: ContractWords['guest']
}

/** How far the file is, and what makes it hard to read. */
function UploadStatus({ state, fault, words }: UploadStatusProps) {
  return (
    <>
      {fault && state.step !== 'empty' && (
        <p className={classes.doubt}>
          <Icon name="info" />
          <span>{words.faults[fault]}</span>
        </p>
      )}
      {state.step === 'done' && (
        <p className={classes.received}>
          <Icon name="check" />
          <span>{fillWords(words.uploaded, { name: state.file.name })}</span>
        </p>
      )}
      {state.step === 'sending' && (
        <p className={classes.soft}>{state.isLost ? words.uploadFailed : words.uploading}</p>
      )}
    </>
  )
}

/** Tells of a value at first, and of each other one. */
function useTold<T>(value: T, tell: ((value: T) => void) | undefined): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => latest.current?.(value), [value])
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
