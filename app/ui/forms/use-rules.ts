import type { Submission } from '@conform-to/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import { intentField } from '~/platform/forms/intent-field'

/** Loads the schema of a form; the same function at each render. */
export type LoadRules<Input, Output> = () => Promise<z.ZodType<Output, Input>>

type Validate<Input, Output> = (context: {
  formData: FormData
}) => Submission<Input, string[], Output>

type Options<Input, Output> = {
  formId: string
  rules: LoadRules<Input, Output>
  /** The form came back with mistakes, which the next key may mend. */
  isRefused: boolean
  /** The form was sent without a network: the browser would leave the page for nothing. */
  onOffline: () => void
}

/**
 * The rules of a form, which weigh more than its fields: loaded when the visitor comes to it, and undefined
 * until then. A form that is sent earlier waits for them; where they cannot be had the browser sends it as it
 * does without script, and the server's answer counts. Without a network the form stays as it is.
 */
export function useRules<Input, Output>(options: Options<Input, Output>) {
  const { formId, rules, isRefused, onOffline } = options
  const [validate, setValidate] = useState<Validate<Input, Output>>()
  /** The button of a form that waits; undefined where none does. */
  const waiting = useRef<HTMLElement | null>()
  const offline = useRef(onOffline)
  offline.current = onOffline

  const load = useCallback(async () => {
    const [{ parseWithRules }, schema] = await Promise.all([import('./parse-with-rules'), rules()])
    const validate: Validate<Input, Output> = ({ formData }) => parseWithRules(formData, schema)
    setValidate(() => validate)
  }, [rules])

  useEffect(() => {
    const form = findForm(formId)
    if (!form || validate) return
    const begin = () => {
      // Tried again when the form is sent.
      load().catch(() => {})
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event
      if (submitter?.getAttribute('name') === intentField) return begin()
      waiting.current = submitter
      load().catch(() => {
        if (navigator.onLine) return form.submit()
        waiting.current = undefined
        offline.current()
      })
    }
    if (isRefused || form.contains(document.activeElement)) begin()
    form.addEventListener('focusin', begin)
    form.addEventListener('submit', hold)
    return () => {
      form.removeEventListener('focusin', begin)
      form.removeEventListener('submit', hold)
    }
  }, [formId, validate, load, isRefused])

  useEffect(() => {
    const submitter = waiting.current
    if (!validate || submitter === undefined) return
    waiting.current = undefined
    findForm(formId)?.requestSubmit(submitter)
  }, [formId, validate])

  return validate
}

function findForm(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}
