import { getFormProps } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { useFormMessage } from '~/ui/forms/use-form-message'
import { AcceptFields } from './accept-fields'
import { OptionalSteps } from './optional-steps'
import { ChangeNotice, ChangesInBrief } from '../reading/change-notice'
import { ContractToRead } from '../reading/contract-to-read'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'
import type { GuestReply } from '../guest-reply'
import type { Step } from './guest-steps'
import { SignersList } from '../reading/signers-list'
import { StepBar } from './step-bar'
import { StepSection } from './step-section'
import { useGuestForm } from './use-guest-form'

type GuestFormProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The contract and what its guest fills in, in steps; saved all along, signed at the end. */
export function GuestForm({ data, reply, hasSaved }: GuestFormProps) {
  const { guest } = data.words
  const sign = useGuestForm(data, reply)
  const { form, fields, hasFailed, autosave, steps, next } = sign
  const { isRunning, current, step, isHidden, goTo } = steps
  const formError = useFormMessage()(reply?.formError ? [reply.formError] : null)

  const section = (step: Step) => ({ step, title: guest[step], isHidden: isHidden(step) })
  const isBrief = isRunning && step === 'accept'

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
        {/* What Enter in a field presses: nothing, where the next button takes a guest away. */}
        <button type="submit" disabled className="visually-hidden" aria-hidden="true" />
        {hasFailed && <ErrorSummary form={form} lastResult={reply?.result ?? null} />}
        <input type="hidden" name="seen" value={data.seen} />
        <input type="hidden" name="seenPolicies" value={data.seenPolicies} />
        {isRunning && <input type="hidden" name="step" value={step ?? ''} />}
        <StepSection {...section('read')}>
          {!isBrief && <ChangeNotice data={data} />}
          <p className={classes.soft}>{guest.lead}</p>
          <SignersList data={data} />
          <ContractToRead data={data} />
        </StepSection>
        <OptionalSteps data={data} section={section} sign={sign} reply={reply} />
        <StepSection {...section('accept')}>
          {isBrief && <ChangesInBrief data={data} onRead={() => goTo(0)} />}
          <AcceptFields
            data={data}
            agreement={fields.agreement}
            signature={fields.signature}
            hasScript={isRunning}
            isOnScreen={step === 'accept'}
            attempt={reply}
          />
        </StepSection>
        <StepBar
          words={guest}
          current={isRunning ? current : null}
          count={steps.count}
          saveState={autosave.state}
          problem={formError}
          onBack={() => goTo(current - 1)}
          onNext={() => void next()}
        />
      </Form>
    </>
  )
}
