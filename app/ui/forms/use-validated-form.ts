import {
  useForm,
  type DefaultValue,
  type Submission,
  type SubmissionResult,
} from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { message } from '~/platform/forms/form-message'
import { useRules, type LoadRules } from './use-rules'

type ValidatedFormOptions<Input, Output> = {
  id: string
  /** Which the server has, too. */
  rules: LoadRules<Input, Output>
  /** What the action answered, if the form was sent. */
  lastResult?: SubmissionResult | null
  defaultValue?: DefaultValue<Input>
  /** Where script sends a judged form instead of the browser; it has to prevent the default. */
  onSubmit?: (
    event: FormEvent<HTMLFormElement>,
    context: { formData: FormData; submission: Submission<Input, string[], Output> },
  ) => void
}

/**
 * A form that is validated when it is sent, and again at each change of what was wrong. Server and
 * browser use the same schema; without script the server alone does. `hasFailed`: it was sent once and
 * refused, by either.
 */
export function useValidatedForm<Input extends Record<string, unknown>, Output>({
  rules,
  lastResult,
  onSubmit,
  ...options
}: ValidatedFormOptions<Input, Output>) {
  const { state } = useNavigation()
  const isRefused = lastResult?.status === 'error'
  const [unsent, setUnsent] = useState<SubmissionResult | null>(null)
  const onValidate = useRules<Input, Output>({
    formId: options.id,
    rules,
    isRefused,
    onOffline: () => setUnsent({ status: 'error', error: { '': [message('sendDataError')] } }),
  })
  const [form, fields] = useForm<Input, Output>({
    ...options,
    // While the next answer is under way, the last one is over.
    lastResult: state === 'idle' ? (unsent ?? lastResult) : null,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate,
    onSubmit(event, { formData, submission }) {
      setUnsent(null)
      // In the moment in which the page comes alive nobody holds the form yet: then the browser sends it.
      if (submission) onSubmit?.(event, { formData, submission })
    },
  })
  // The form's own status is over with the next change of a field.
  const [hasFailed, setHasFailed] = useState(isRefused)
  if (form.status === 'error' && !hasFailed) setHasFailed(true)
  return [form, fields, hasFailed] as const
}
