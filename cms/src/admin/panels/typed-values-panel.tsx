import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { onRejectedForm } from '../form/rejected-forms'
import type { Panel } from './panel-host'

/** Milliseconds within which Strapi undoes what it showed ahead of the answer, and reads the entry again. */
const undoneWithin = 5000

/** Shows nothing: puts what was typed back into a form whose save the CMS rejected, since Strapi resets it. */
export const TypedValuesPanel: Panel = () => {
  const values = useForm('TypedValues', ({ values: typed }) => typed)
  const initialValues = useForm('TypedValues', ({ initialValues: saved }) => saved)
  const setValues = useForm('TypedValues', ({ setValues: set }) => set)
  const isSubmitting = useForm('TypedValues', ({ isSubmitting: submits }) => submits)
  const latest = useRef(values)
  const shown = useRef(initialValues)
  const kept = useRef<{ values: typeof values; until: number } | null>(null)

  useEffect(() => {
    latest.current = values
    // A reset changes both; a change of the values alone was typed after the rejection.
    if (kept.current && shown.current === initialValues) kept.current.values = values
    shown.current = initialValues
  }, [values, initialValues])
  useEffect(
    () =>
      onRejectedForm(() => {
        kept.current = { values: latest.current, until: performance.now() + undoneWithin }
      }),
    [],
  )
  useEffect(() => {
    // What a second try shows ahead of its answer is not undone by the first.
    if (isSubmitting) kept.current = null
  }, [isSubmitting])
  useEffect(() => {
    if (kept.current && performance.now() < kept.current.until) setValues(kept.current.values)
  }, [initialValues, setValues])

  return null
}
