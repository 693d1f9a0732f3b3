import {
  useForm,
  type DefaultValue,
  type Submission,
  type SubmissionResult,
} from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { message } from '~/platform/forms/form-message'
import { useLazySchema, type LoadSchema } from './use-lazy-schema'

type ValidatedFormOptions<Input, Output> = {
  id: string
  /** Loads the schema, which the server uses too. */
  loadSchema: LoadSchema<Input, Output>
  /** The reply of the action, if the form was sent. */
  lastResult?: SubmissionResult | null
  defaultValue?: DefaultValue<Input>
  /** A valid form is sent. Prevents the default where it sends the form by script. */
  onSubmit?: (
    event: FormEvent<HTMLFormElement>,
    context: { formData: FormData; submission: Submission<Input, string[], Output> },
  ) => void
}

/**
 * A form that is validated on submit, and again on every input after a failure. Browser and server use the same schema;
 * without script only the server validates. `hasFailed`: it was submitted and rejected at least once.
 */
export function useValidatedForm<Input extends Record<string, unknown>, Output>({
  loadSchema,
  lastResult,
  onSubmit,
  ...options
}: ValidatedFormOptions<Input, Output>) {
  const { state } = useNavigation()
  const isRejected = lastResult?.status === 'error'
  const [unsent, setUnsent] = useState<SubmissionResult | null>(null)
  const onValidate = useLazySchema<Input, Output>({
    formId: options.id,
    loadSchema,
    isRejected,
    onOffline: () => setUnsent({ status: 'error', error: { '': [message('sendDataError')] } }),
  })
  const [form, fields] = useForm<Input, Output>({
    ...options,
    // While a request is in flight, the last result is outdated.
    lastResult: state === 'idle' ? (unsent ?? lastResult) : null,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate,
    onSubmit(event, { formData, submission }) {
      setUnsent(null)
      // During hydration the form is not validated yet; then the browser submits it natively.
      if (submission) onSubmit?.(event, { formData, submission })
    },
  })
  // `form.status` is reset by the next input.
  const [hasFailed, setHasFailed] = useState(isRejected)
  if (form.status === 'error' && !hasFailed) setHasFailed(true)
  return [form, fields, hasFailed] as const
}
