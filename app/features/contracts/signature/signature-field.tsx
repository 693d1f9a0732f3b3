import { maxSignatoryLength } from '~content/contract-limits'
import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button/button'
import fieldClasses from '~/ui/forms/field.module.css'
import { FieldError } from '~/ui/forms/field-error'
import { FieldLayout } from '~/ui/forms/field-layout'
import { describedBy } from '~/ui/forms/form-field'
import type { ContractWords } from '../contract-words'
import { isDrawn, writeStrokes, type Stroke } from './signature'
import { DrawingArea } from './drawing-area'
import classes from './signature.module.css'

type SignatureFieldProps = {
  field: FieldMetadata<string>
  words: ContractWords['guest']
  /** Without script a name is typed. */
  hasScript: boolean
  /** The drawing area loads when it comes into view. */
  isOnScreen: boolean
}

/** The signature: drawn with finger or mouse, or typed in a script face. */
export function SignatureField({ field, words, hasScript, isOnScreen }: SignatureFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const value = writeStrokes(strokes)
  const input = useRef<HTMLInputElement>(null)

  // The button that was pressed is gone with its way to sign.
  const isSwitched = useRef(false)
  useEffect(() => {
    if (isSwitched.current) document.getElementById(field.id)?.focus()
  }, [isTyping, field.id])
  function switchTo(typing: boolean): void {
    isSwitched.current = true
    setTyping(typing)
  }

  // What is wrong with the form is judged again, as with every other field.
  const judged = useRef(value)
  useEffect(() => {
    if (judged.current === value) return
    judged.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])

  if (!hasScript || isTyping) {
    return (
      <div className={classes.signature}>
        <TypedName field={field} words={words} />
        {hasScript && (
          <Button size="small" className={classes.other} onClick={() => switchTo(false)}>
            {words.drawInstead}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div
      role="group"
      id={field.id}
      tabIndex={-1}
      aria-labelledby={`${field.id}-label`}
      {...describedBy(field, words.drawHint)}
      aria-invalid={undefined}
      className={classes.signature}
    >
      <p id={`${field.id}-label`} className={fieldClasses.label}>
        {words.signature}
      </p>
      <p id={field.descriptionId} className={fieldClasses.hint}>
        {words.drawHint}
      </p>
      <input ref={input} type="hidden" name={field.name} value={value} readOnly />
      {isOnScreen && (
        <DrawingArea
          label={words.drawArea}
          strokes={strokes}
          isInvalid={field.errors !== undefined}
          onDraw={setStrokes}
          onUnavailable={() => setTyping(true)}
        />
      )}
      <FieldError field={field} />
      <div className={classes.ways}>
        <Button size="small" aria-disabled={strokes.length === 0} onClick={() => setStrokes([])}>
          {words.drawAgain}
        </Button>
        <Button size="small" onClick={() => switchTo(true)}>
          {words.typeInstead}
        </Button>
      </div>
    </div>
  )
}

function TypedName({ field, words }: Pick<SignatureFieldProps, 'field' | 'words'>) {
  const typed = field.initialValue ?? ''
  return (
    <FieldLayout field={field} label={words.signature} hint={words.typeHint}>
      <input
        id={field.id}
        name={field.name}
        defaultValue={isDrawn(typed) ? '' : typed}
        {...describedBy(field, words.typeHint)}
        aria-required
        autoComplete="off"
        spellCheck={false}
        maxLength={maxSignatoryLength}
        className={`${fieldClasses.input} ${classes.script}`}
      />
    </FieldLayout>
  )
}
