import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from '@remix-run/react'
import type * as z from 'zod'

type ValidatedFormOptions<Input, Output> = {
  id: string
  schema: z.ZodType<Output, Input>
  /** What the action answered, if the form was sent. */
  lastResult?: SubmissionResult | null
  defaultValue?: DefaultValue<Input>
}

/**
 * A form that is validated when it is sent, and again at each change of what was wrong. Server and
 * browser use the same schema; without script the server alone does.
 */
export function useValidatedForm<Input extends Record<string, unknown>, Output>({
  schema,
  lastResult,
  ...options
}: ValidatedFormOptions<Input, Output>) {
  const { state } = useNavigation()
  return useForm<Input, Output>({
    ...options,
    // While the next answer is under way, the last one is over.
    lastResult: state === 'idle' ? lastResult : null,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
}
