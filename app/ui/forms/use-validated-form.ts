import {
  useForm,
  type DefaultValue,
  type Submission,
  type SubmissionResult,
} from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import type * as z from 'zod'

type ValidatedFormOptions<Input, Output> = {
  id: string
  schema: z.ZodType<Output, Input>
  /** What the action answered, if the form was sent. */
  lastResult?: SubmissionResult | null
  defaultValue?: DefaultValue<Input>
  /** Where script sends a valid form instead of the browser; it has to prevent the default. */
  onSubmit?: (
    event: FormEvent<HTMLFormElement>,
    context: { formData: FormData; submission?: Submission<Input, string[], Output> },
  ) => void
}

/**
 * A form that is validated when it is sent, and again at each change of what was wrong. Server and
 * browser use the same schema; without script the server alone does. `hasFailed`: it was sent once and
 * refused, by either.
 */
export function useValidatedForm<Input extends Record<string, unknown>, Output>({
  schema,
  lastResult,
  ...options
}: ValidatedFormOptions<Input, Output>) {
  const { state } = useNavigation()
  const [form, fields] = useForm<Input, Output>({
    ...options,
    // While the next answer is under way, the last one is over.
    lastResult: state === 'idle' ? lastResult : null,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  // The form's own status is over with the next change of a field.
  const [hasFailed, setHasFailed] = useState(lastResult?.status === 'error')
  if (form.status === 'error' && !hasFailed) setHasFailed(true)
  return [form, fields, hasFailed] as const
}
