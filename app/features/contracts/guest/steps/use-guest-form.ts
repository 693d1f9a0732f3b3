import { useCallback, useEffect, useRef } from 'react'
import { message } from '~/platform/forms/form-message'
import { resources } from '~/routing/resources'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import type { GuestData } from '../guest-data'
import type { GuestReply } from '../guest-reply'
import { guestRows } from '../answer/guest-rows'
import { firstStepWith, stepsOf } from './guest-steps'
import { useAutosave } from './use-autosave'
import { useStepCheck } from './use-step-check'
import { useSteps } from './use-steps'

const formId = 'sign'

/** The state of the guest's form: its fields, the step on screen, what is saved and what is wrong. */
export function useGuestForm(data: GuestData, reply: GuestReply | undefined) {
  const { locale, link, part, asks, totalGuests } = data
  const { identity: showGuestInfo, comments: isFirst } = asks
  const loadSchema = useCallback(
    async () =>
      (await import('../answer/guest-schema')).guestSchema({
        showGuestInfo,
        totalGuests,
        isFurther: !isFirst,
      }),
    [showGuestInfo, totalGuests, isFirst],
  )
  const stepCheck = useStepCheck({ formId, loadSchema, reply })
  const [form, fields, hasFailed] = useValidatedForm({
    id: formId,
    loadSchema,
    lastResult: stepCheck.result ?? reply?.result ?? null,
    defaultValue: {
      comments: part.comments,
      guests: asks.guests ? guestRows(part.guests, { totalGuests, fullName: data.guestName }) : [],
      documentKind: part.documentKind,
      payAuthorization: part.payAuthorization,
    },
  })
  const names = stepsOf(data)
  const address = `/${resources.contractApi.path.replace(':id', link)}?language=${locale}`
  const autosave = useAutosave(formId, address)
  const steps = useSteps(names, {
    first: data.step,
    onMove: autosave.noteAndSave,
  })
  const { current, step, goTo } = steps

  // What is wrong is shown where it is, also when another step is open.
  const wrong = Object.keys(form.allErrors)
  const firstWrong = firstStepWith(names, wrong)
  const problems = wrong.join(' ')
  useEffect(() => {
    if (hasFailed && problems && firstWrong >= 0 && firstWrong !== current) goTo(firstWrong)
    // Once for each new set of problems, not with each step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [problems])
  useNoticeOfChange(reply)
  const onTheWay = useRef(new Set<string>())
  async function next(): Promise<void> {
    const isFine =
      step === null || (await stepCheck.check(step, (name) => onTheWay.current.has(name)))
    if (isFine) goTo(current + 1)
  }

  return {
    form,
    fields,
    hasFailed,
    autosave,
    steps: { ...steps, count: names.length },
    onTheWay,
    next,
  }
}

/** Staff changed the contract before it was signed: what changed is what the guest sees next. */
function useNoticeOfChange(reply: GuestReply | undefined): void {
  const isChanged = reply?.formError === message('contractChanged')
  useEffect(() => {
    const notice = isChanged ? document.getElementById('changed') : null
    notice?.focus({ preventScroll: true })
    notice?.scrollIntoView({ block: 'start' })
  }, [isChanged])
}
