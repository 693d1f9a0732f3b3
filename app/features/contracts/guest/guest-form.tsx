import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useCallback, useEffect } from 'react'
import { resources } from '~/routing/table'
import { BotCheck } from '~/ui/forms/bot-check'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { TextareaField } from '~/ui/forms/textarea-field'
import { useFormMessage } from '~/ui/forms/use-form-message'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import { ContractToRead } from './contract-to-read'
import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'
import type { GuestReply } from './guest-reply'
import { firstStepWith, stepsOf, type Step } from './guest-steps'
import { GuestsField } from './guests-field'
import { IdentityStep } from './identity-step'
import { StepBar } from './step-bar'
import { StepSection } from './step-section'
import { useAutosave } from './use-autosave'
import { useSteps } from './use-steps'

const formId = 'sign'

type GuestFormProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The contract and what its guest fills in, in steps; saved all along, signed at the end. */
export function GuestForm({ data, reply, hasSaved }: GuestFormProps) {
  const { words, locale, link, part, asksGuests, asksPayment } = data
  const { guest } = words
  const messageOf = useFormMessage()
  const rules = useCallback(
    async () => (await import('./guest-schema')).guestSchema({ showGuestInfo: asksGuests }),
    [asksGuests],
  )
  const [form, fields] = useValidatedForm({
    id: formId,
    rules,
    lastResult: reply?.result ?? null,
    defaultValue: {
      comments: part.comments,
      guests: part.guests.length > 0 ? part.guests : [{ fullName: '', age: '' }],
      payAuthorization: part.payAuthorization,
    },
  })
  const steps = stepsOf(data)
  const { isRunning, current, isHidden, goTo } = useSteps(steps)
  const address = `/${resources.contractApi.path.replace(':id', link)}?language=${locale}`
  const autosave = useAutosave(formId, address)
  const { state: navigation } = useNavigation()

  // What is wrong is shown where it is, also when another step is open.
  const wrong = Object.keys(form.allErrors)
  const firstWrong = firstStepWith(steps, wrong)
  const problems = wrong.join(' ')
  useEffect(() => {
    if (problems && firstWrong >= 0) goTo(firstWrong)
    // Once for each new set of problems, not with each step somebody takes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problems])
  useEffect(() => {
    if (navigation === 'idle') autosave.go()
    else autosave.stop()
  }, [navigation, autosave])

  const section = (step: Step) => ({ step, title: guest[step], isHidden: isHidden(step) })
  const identity = (field: 'personalPhoto' | 'personalDocument') => ({
    field: fields[field],
    data,
    problem: reply?.fileProblem?.field === field ? reply.fileProblem.message : null,
    onChange: autosave.noteAndSave,
  })
  const formError = messageOf(reply?.formError ? [reply.formError] : null)

  return (
    <>
      {hasSaved && <p className={classes.received}>{guest.savedNote}</p>}
      {formError && (
        <p role="alert" className={classes.problem}>
          {formError}
        </p>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        {...getFormProps(form)}
        onInput={autosave.note}
        className={classes.form}
      >
        <ErrorSummary form={form} lastResult={reply?.result ?? null} />
        <input type="hidden" name="seen" value={data.seen} />
        <StepSection {...section('read')}>
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
          onBack={() => goTo(current - 1)}
          onNext={() => {
            autosave.noteAndSave()
            goTo(current + 1)
          }}
        />
      </Form>
    </>
  )
}
