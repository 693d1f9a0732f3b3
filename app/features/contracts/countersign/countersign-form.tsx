import { getFormProps } from '@conform-to/react'
import { Form, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Signatory } from '~content/contract'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { SubmitButton } from '~/ui/forms/submit-button'
import { TextField } from '~/ui/forms/text-field'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import type { ContractWords } from '../contract-words'
import { SignatureField } from '../signature/signature-field'
import type { EditorReply } from '../staff/editor-reply'
import classes from '../staff/contract-editor.module.css'
import { Failure } from '../staff/fields/save-area'

const loadSchema = async () => (await import('./countersign-schema')).countersignSchema

type CountersignFormProps = {
  /** Who is expected to sign. */
  house: Signatory
  /** The stay is cancelled or lost: others may have its nights. */
  isCalledOff: boolean
  /** See `seenState`. */
  seen: string
  reply: EditorReply | undefined
  words: ContractWords
}

/** The signature of the team, once all guests have signed. */
export function CountersignForm({ house, isCalledOff, seen, reply, words }: CountersignFormProps) {
  const { staff, guest } = words
  const { pathname } = useLocation()
  const own = reply?.action === 'countersign' ? reply : undefined
  const [hasScript, setScript] = useState(false)
  useEffect(() => setScript(true), [])
  const [form, fields] = useValidatedForm({
    id: 'countersign',
    loadSchema,
    lastResult: own?.result ?? null,
    defaultValue: { name: house.name, role: house.role },
  })
  return (
    <section className={`panel ${classes.countersign}`} aria-labelledby="countersign-title">
      <h2 id="countersign-title">{staff.countersignTitle}</h2>
      <p className={classes.lead}>{staff.countersignLead}</p>
      {isCalledOff && <p className={classes.note}>{staff.countersignCalledOff}</p>}
      <Form method="post" action={pathname} {...getFormProps(form)} className={classes.form}>
        <input type="hidden" name="do" value="countersign" />
        <input type="hidden" name="seen" value={seen} />
        {own?.problem ? (
          <Failure of={own} words={words} problem={own.problem} />
        ) : (
          <ErrorSummary form={form} lastResult={own?.result ?? null} />
        )}
        <div className={classes.group}>
          <TextField field={fields.name} label={staff.countersignName} autoComplete="name" />
          <TextField
            field={fields.role}
            label={staff.countersignRole}
            autoComplete="organization-title"
            isOptional
          />
        </div>
        <SignatureField
          field={fields.signature}
          words={{ ...guest, signature: staff.countersignature }}
          hasScript={hasScript}
          isOnScreen
        />
        <p>
          <SubmitButton>{staff.countersign}</SubmitButton>
        </p>
      </Form>
    </section>
  )
}
