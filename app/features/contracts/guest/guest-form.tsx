import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { message } from '~/platform/forms/form-message'
import { resources } from '~/routing/table'
import { BotCheck } from '~/ui/forms/bot-check'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { TextareaField } from '~/ui/forms/textarea-field'
import { useFormMessage } from '~/ui/forms/use-form-message'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import { ChangeNotice, ChangesInBrief } from './change-notice'
import { ContractToRead } from './contract-to-read'
import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'
import type { GuestReply } from './guest-reply'
import { guestRows } from './guest-rows'
import { firstStepWith, stepsOf, type Step } from './guest-steps'
import { GuestsField } from './guests-field'
import { IdentityStep } from './identity-step'
import { StepBar } from './step-bar'
import { StepSection } from './step-section'
import { useAutosave } from './use-autosave'
import { useStepCheck } from './use-step-check'
import { useSteps } from './use-steps'

const formId = 'sign'

type GuestFormProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The contract and what its guest fills in, in steps; saved all along, signed at the end. */
export function GuestForm({ data, reply, hasSaved }: GuestFormProps) {
  const { words, locale, link, part, asksGuests, asksPayment, totalGuests } = data
  const { guest } = words
  const messageOf = useFormMessage()
  const loadSchema = useCallback(
    async () =>
      (await import('./guest-schema')).guestSchema({ showGuestInfo: asksGuests, totalGuests }),
    [asksGuests, totalGuests],
  )
  const stepCheck = useStepCheck({ formId, loadSchema, reply })
  const [form, fields, hasFailed] = useValidatedForm({
    id: formId,
    loadSchema,
    lastResult: stepCheck.result ?? reply?.result ?? null,
    defaultValue: {
      comments: part.comments,
      guests: guestRows(part.guests, { totalGuests, fullName: data.guestName }),
      payAuthorization: part.payAuthorization,
    },
  })
  const steps = stepsOf(data)
  const address = `/${resources.contractApi.path.replace(':id', link)}?language=${locale}`
  const autosave = useAutosave(formId, address)
  const { isRunning, current, step, isHidden, goTo } = useSteps(steps, {
    first: data.step,
    onMove: autosave.noteAndSave,
  })
  const { state: navigation } = useNavigation()

  // What is wrong is shown where it is, also when another step is open.
  const wrong = Object.keys(form.allErrors)
  const firstWrong = firstStepWith(steps, wrong)
  const problems = wrong.join(' ')
  useEffect(() => {
    if (hasFailed && problems && firstWrong >= 0 && firstWrong !== current) goTo(firstWrong)
    // Once for each new set of problems, not with each step somebody takes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problems])
  useEffect(() => {
    if (navigation === 'idle') autosave.go()
    else autosave.stop()
  }, [navigation, autosave])

  // Staff changed the contract before it was signed: what changed is what the guest sees next.
  const isChanged = reply?.formError === message('contractChanged')
  useEffect(() => {
    const notice = isChanged ? document.getElementById('changed') : null
    notice?.focus({ preventScroll: true })
    notice?.scrollIntoView({ block: 'start' })
  }, [isChanged])

  const onTheWay = useRef(new Set<string>())
  async function next(): Promise<void> {
    const isFine =
      step === null || (await stepCheck.check(step, (name) => onTheWay.current.has(name)))
    if (isFine) goTo(current + 1)
  }

  const section = (step: Step) => ({ step, title: guest[step], isHidden: isHidden(step) })
  const identity = (field: 'personalPhoto' | 'personalDocument') => ({
    field: fields[field],
    data,
    problem: reply?.fileProblem?.field === field ? reply.fileProblem.message : null,
    onChange: autosave.noteAndSave,
    onWay: (isOnWay: boolean) => void onTheWay.current[isOnWay ? 'add' : 'delete'](field),
  })
  const isBrief = isRunning && step === 'accept'
  const formError = messageOf(reply?.formError ? [reply.formError] : null)

  return (
    <>
      {hasSaved && <p className={classes.received}>{guest.savedNote}</p>}
      <Form
        method="post"
        encType="multipart/form-data"
        {...getFormProps(form)}
        onInput={autosave.note}
        className={classes.form}
      >
        {hasFailed && <ErrorSummary form={form} lastResult={reply?.result ?? null} />}
        <input type="hidden" name="seen" value={data.seen} />
        {isRunning && <input type="hidden" name="step" value={step ?? ''} />}
        <StepSection {...section('read')}>
          {!isBrief && <ChangeNotice data={data} />}
          <p className={classes.soft}>{guest.lead}</p>
          <ContractToRead data={data} />
        </StepSection>
        <StepSection {...section('comments')}>
          <TextareaField
            field={fields.comments}
            label={guest.comments}
            hint={guest.commentsHint}
            rows={4}
            maxLength={2000}
            isOptional
          />
        </StepSection>
        {asksGuests && (
          <>
            <StepSection {...section('guests')}>
              <GuestsField
                form={form}
                field={fields.guests}
                words={guest}
                totalGuests={totalGuests}
                onChange={autosave.note}
              />
            </StepSection>
            <StepSection {...section('photo')}>
              <IdentityStep of="photo" {...identity('personalPhoto')} />
            </StepSection>
            <StepSection {...section('document')}>
              <IdentityStep of="document" {...identity('personalDocument')} />
            </StepSection>
          </>
        )}
        {asksPayment && (
          <StepSection {...section('payment')}>
            <p>{guest.paymentText}</p>
            <CheckboxField
              field={fields.payAuthorization}
              label={guest.payAuthorization}
              isOptional
            />
          </StepSection>
        )}
        <StepSection {...section('accept')}>
          {isBrief && <ChangesInBrief data={data} onRead={() => goTo(0)} />}
          <p>{guest.acceptLead}</p>
          <CheckboxField field={fields.agreement} label={guest.agreement} />
          <HiddenFields />
          <BotCheck siteKey={data.siteKey} attempt={reply} />
        </StepSection>
        <StepBar
          words={guest}
          current={isRunning ? current : null}
          count={steps.length}
          saveState={autosave.state}
          problem={formError}
          onBack={() => goTo(current - 1)}
          onNext={() => void next()}
        />
      </Form>
    </>
  )
}
