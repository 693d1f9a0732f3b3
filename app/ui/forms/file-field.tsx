import { getInputProps } from '@conform-to/react'
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import own from './file-field.module.css'
import { describedBy, type TextFormField } from './form-field'
import { requestSubmit } from './request-submit'

/** The result of an upload: id and name, or a message that says why it was rejected. */
export type SentFile = { id: string; name: string } | { message: string }

type FileFieldProps = {
  /** Holds the id of the uploaded file. */
  field: TextFormField
  /** Holds the name of the uploaded file, for display. */
  nameField: TextFormField
  /** Name of the file input, which is sent with the form if there is no script. */
  fileName: string
  label: string
  hint: string
  accept: string
  isOptional?: boolean
  /** Never throws. */
  send: (file: File) => Promise<SentFile>
}

/**
 * A file field. With script the file is uploaded as soon as it is chosen, so that errors in other fields do not require
 * a second upload. Without script it is sent with the form.
 */
export function FileField(props: FileFieldProps) {
  const { field, nameField, fileName, label, hint, accept, isOptional = false, send } = props
  const { t } = useTranslation('forms')
  const id = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const underWay = useRef<Promise<boolean> | null>(null)
  const waiting = useHeldSubmit(field, underWay)
  const [state, setState] = useState<'idle' | 'sending' | SentFile>('idle')
  const options = { type: 'hidden', ariaAttributes: false } as const
  const refusal = typeof state === 'object' && 'message' in state ? state.message : null
  const stateId = `${field.id}-state`
  const refusalId = `${field.id}-refusal`
  const described = describedBy(field, hint, refusal ? refusalId : undefined)
  const { key: idKey, id: _id, ...idInput } = getInputProps(field, options)
  const { key: nameKey, id: _name, ...nameInput } = getInputProps(nameField, options)

  async function choose(file: File | undefined): Promise<void> {
    const attempt = ++latest.current
    write({ id: '', name: '' })
    if (!file) {
      underWay.current = null
      return setState('idle')
    }
    setState('sending')
    const sending = send(file)
    const arrival = sending.then((sent) => 'id' in sent)
    underWay.current = arrival
    const sent = await sending
    if (attempt !== latest.current) return
    underWay.current = null
    setState(sent)
    if ('id' in sent) write(sent)
  }

  function write(sent: { id: string; name: string }): void {
    if (!id.current || !name.current) return
    id.current.value = sent.id
    name.current.value = sent.name
    id.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** The input is emptied, since browsers send no event when a file of the same name is chosen again. */
  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    target.value = ''
    void choose(file)
  }

  const kept = field.initialValue ? nameField.initialValue : undefined
  const words =
    state === 'sending'
      ? t('fileSending')
      : typeof state === 'object' && 'name' in state
        ? t('fileChosen', { name: state.name })
        : state === 'idle' && kept
          ? t('fileChosen', { name: kept })
          : ''

  return (
    <FieldLayout field={field} label={label} hint={hint} isOptional={isOptional}>
      <div className={own.box} data-state={words && state !== 'sending' ? 'chosen' : undefined}>
        <input
          aria-describedby={[described['aria-describedby'], stateId].filter(Boolean).join(' ')}
          aria-invalid={described['aria-invalid']}
          id={field.id}
          type="file"
          name={fileName}
          form={field.formId}
          accept={accept}
          aria-required={!isOptional}
          className={`${classes.input} ${own.file}`}
          onChange={take}
        />
        <span className={`needs-script ${own.face}`} aria-hidden="true">
          <Icon name={words && state !== 'sending' ? 'check' : 'upload'} />
          <span className={own.choose}>{t(words ? 'fileReplace' : 'fileChoose')}</span>
        </span>
      </div>
      <input key={idKey} {...idInput} ref={id} />
      <input key={nameKey} {...nameInput} ref={name} />
      <p id={stateId} role="status" className={own.state}>
        {words && state !== 'sending' && <Icon name="check" size={18} />}
        {words}
      </p>
      {waiting &&
        createPortal(
          <p role="status" className={own.state}>
            {t('fileSending')}
          </p>,
          waiting,
        )}
      {refusal && (
        <p id={refusalId} role="alert" className={classes.error}>
          <Icon name="info" size={18} />
          {refusal}
        </p>
      )}
    </FieldLayout>
  )
}

/**
 * A form that is sent while its file is on its way waits for it: else it would be taken without the file. Where the
 * file is refused, the form stays, and the field with its message comes into view. Returns the element that says so
 * meanwhile, around the pressed button; null while nothing waits.
 */
function useHeldSubmit(
  { id, formId }: TextFormField,
  underWay: RefObject<Promise<boolean> | null>,
): Element | null {
  const [waiting, setWaiting] = useState<Element | null>(null)
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`form#${CSS.escape(formId)}`)
    if (!form) return
    let isHeld = false
    const hold = (event: SubmitEvent) => {
      if (!underWay.current) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void sendOnceThere(event.submitter)
    }
    const sendOnceThere = async (submitter: HTMLElement | null): Promise<void> => {
      if (isHeld) return
      isHeld = true
      setWaiting(submitter?.parentElement ?? form)
      submitter?.setAttribute('aria-busy', 'true')
      let hasArrived = true
      // Another file may be chosen meanwhile.
      while (underWay.current) hasArrived = await underWay.current
      isHeld = false
      setWaiting(null)
      submitter?.removeAttribute('aria-busy')
      if (!hasArrived) document.getElementById(id)?.focus()
      // A button that conform had made is gone by now: its click does nothing, where `requestSubmit` would throw.
      else if (submitter) submitter.click()
      else requestSubmit(form, null)
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [id, formId, underWay])
  return waiting
}
