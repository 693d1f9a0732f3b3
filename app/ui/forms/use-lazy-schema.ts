import type { Submission } from '@conform-to/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import { intentField } from '~/platform/forms/intent-field'
import { requestSubmit } from './request-submit'

/** Loads the schema of a form. Must be the same function in every render. */
export type LoadSchema<Input, Output> = () => Promise<z.ZodType<Output, Input>>

type Validate<Input, Output> = (context: {
  formData: FormData
}) => Submission<Input, string[], Output>

type Options<Input, Output> = {
  formId: string
  loadSchema: LoadSchema<Input, Output>
  /** The server returned errors, so that the next input has to be validated. */
  isRejected: boolean
  /** Called if the form is sent while offline, where a native submit would leave the page. */
  onOffline: () => void
}

/**
 * Validation with a schema that is loaded when the form gets the focus, since zod and the schema are larger than the
 * form. Undefined until then. A form that is submitted earlier waits for the schema. If it cannot be loaded, the
 * browser submits the form natively and the server validates. While offline the form stays as it is.
 */
export function useLazySchema<Input, Output>(options: Options<Input, Output>) {
  const { formId, loadSchema, isRejected, onOffline } = options
  const [validate, setValidate] = useState<Validate<Input, Output>>()
  /** The submit button of a waiting form; undefined if no form waits. */
  const waiting = useRef<HTMLElement | null>()
  const offline = useRef(onOffline)
  offline.current = onOffline

  const load = useCallback(async () => {
    const [{ parseWithSchema }, schema] = await Promise.all([
      import('./parse-with-schema'),
      loadSchema(),
    ])
    const validate: Validate<Input, Output> = ({ formData }) => parseWithSchema(formData, schema)
    setValidate(() => validate)
  }, [loadSchema])

  useEffect(() => {
    const form = findForm(formId)
    if (!form || validate) return
    const begin = () => {
      // Retried when the form is submitted.
      load().catch(() => {})
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event
      // A hidden button is conform's own wish to validate; a visible one adds or removes a row, and waits as well.
      if (submitter?.hidden && submitter.getAttribute('name') === intentField) return begin()
      // Safari names none before 15.4.
      waiting.current = submitter ?? null
      load().catch(() => {
        if (navigator.onLine) return form.submit()
        waiting.current = undefined
        offline.current()
      })
    }
    if (isRejected || form.contains(document.activeElement)) begin()
    form.addEventListener('focusin', begin)
    form.addEventListener('submit', hold)
    return () => {
      form.removeEventListener('focusin', begin)
      form.removeEventListener('submit', hold)
    }
  }, [formId, validate, load, isRejected])

  useEffect(() => {
    const submitter = waiting.current
    if (!validate || submitter === undefined) return
    waiting.current = undefined
    const form = findForm(formId)
    if (form) requestSubmit(form, submitter)
  }, [formId, validate])

  return validate
}

function findForm(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}
