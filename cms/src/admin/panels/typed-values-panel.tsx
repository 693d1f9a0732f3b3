import { useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { forgetRejectedForm, onRejectedForm } from '../form/keep-rejected-form'
import { trackTypedValues } from '../form/track-typed-values'
import type { Panel } from './panel-host'

/** Renders nothing. Puts typed values back into a form whose save the CMS rejected. */
export const TypedValuesPanel: Panel = ({ model, documentId }) => {
  const values = useForm('TypedValues', ({ values: typed }) => typed)
  const initialValues = useForm('TypedValues', ({ initialValues: saved }) => saved)
  const setValues = useForm('TypedValues', ({ setValues: set }) => set)
  const isSubmitting = useForm('TypedValues', ({ isSubmitting: submits }) => submits)
  const [tracked] = useState(() => trackTypedValues<typeof values>())

  useEffect(() => tracked.show(values, initialValues), [tracked, values, initialValues])
  useEffect(() => onRejectedForm(() => tracked.reject(performance.now())), [tracked])
  useEffect(() => () => forgetRejectedForm(model, documentId), [model, documentId])
  useEffect(() => {
    if (isSubmitting) tracked.submit()
  }, [tracked, isSubmitting])
  useEffect(() => {
    const typed = tracked.typedBefore(performance.now())
    if (typed) setValues(typed)
  }, [tracked, initialValues, setValues])

  return null
}
