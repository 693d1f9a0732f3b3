import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import type { LoadSchema } from '~/ui/forms/use-lazy-schema'
import { firstStepWith, type Step } from './guest-steps'

type StepCheckOptions<Input, Output> = {
  formId: string
  loadSchema: LoadSchema<Input, Output>
  /** What the server answered last. */
  reply: unknown
}

/**
 * Judges one step by the rules of the whole form when the guest wants to go on. Where the rules cannot be loaded the
 * way is free: the server judges at the end. `result`: what is wrong with the step, until the server says more.
 */
export function useStepCheck<Input, Output>({
  formId,
  loadSchema,
  reply,
}: StepCheckOptions<Input, Output>) {
  const [checked, setChecked] = useState<{ wrong: SubmissionResult; beside: unknown } | null>(null)

  async function check(step: Step, isOnTheWay: (name: string) => boolean): Promise<boolean> {
    const findWrong = await loadCheck(loadSchema)
    // Read after the rules have come: a file may have arrived meanwhile.
    const form = document.getElementById(formId)
    if (!findWrong || !(form instanceof HTMLFormElement)) return true
    const wrong = findWrong(new FormData(form), step)
    if (!wrong) return true
    const names = Object.keys(wrong.error ?? {}).filter((name) => !isOnTheWay(name))
    if (names.length === 0) return true
    setChecked({ wrong, beside: reply })
    requestAnimationFrame(() => {
      const field = document.getElementById(`${formId}-${names[0] ?? ''}`)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return false
  }

  return { result: checked?.beside === reply ? (checked?.wrong ?? null) : null, check }
}

/** Null if the rules cannot be loaded. */
async function loadCheck<Input, Output>(loadSchema: LoadSchema<Input, Output>) {
  try {
    const [{ parseWithSchema }, schema] = await Promise.all([
      import('~/ui/forms/parse-with-schema'),
      loadSchema(),
    ])
    return (formData: FormData, step: Step): SubmissionResult | null => {
      const { error, initialValue } = parseWithSchema(formData, schema).reply()
      const own = Object.entries(error ?? {}).filter(
        ([name]) => firstStepWith([step], [name]) === 0,
      )
      if (own.length === 0) return null
      return {
        ...(initialValue !== undefined && { initialValue }),
        error: Object.fromEntries(own),
        state: { validated: Object.fromEntries(own.map(([name]) => [name, true])) },
      }
    }
  } catch {
    return null
  }
}
