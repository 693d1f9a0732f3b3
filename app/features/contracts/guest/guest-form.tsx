import { getFormProps } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { policiesHref } from '~/features/contact/policies-href'
import { BotCheck } from '~/ui/forms/bot-check'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { TextareaField } from '~/ui/forms/textarea-field'
import { useFormMessage } from '~/ui/forms/use-form-message'
import { SignatureField } from '../signature/signature-field'
import { ChangeNotice, ChangesInBrief } from './change-notice'
import { ContractToRead } from './contract-to-read'
import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'
import type { GuestReply } from './guest-reply'
import type { Step } from './guest-steps'
import { GuestsField } from './guests-field'
import { IdentityStep } from './identity-step'
import { StepBar } from './step-bar'
import { useGuestForm } from './use-guest-form'

type StepSectionProps = { step: Step; title: string; isHidden: boolean; children: ReactNode }

/** A part of the guest's form under its heading, which takes the focus when the step opens. */
function StepSection({ step, title, isHidden, children }: StepSectionProps) {
  return (
    <section hidden={isHidden} aria-labelledby={`step-${step}`} className={classes.step}>
      <h2 id={`step-${step}`} tabIndex={-1} className={classes.stepTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the signature accepts beside the contract. */
function PoliciesNote({ data: { words, locale } }: { data: GuestData }) {
  return (
    <p className={classes.soft}>
      {words.guest.privacy}.{' '}
      <a href={policiesHref(locale)} target="_blank" rel="noreferrer">
        {words.guest.readPolicies}
      </a>
    </p>
  )
}

type GuestFormProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The contract and what its guest fills in, in steps; saved all along, signed at the end. */
export function GuestForm({ data, reply, hasSaved }: GuestFormProps) {
  const { words, asksGuests, asksPayment, totalGuests } = data
  const { guest } = words
  const { form, fields, hasFailed, autosave, steps, onTheWay, next } = useGuestForm(data, reply)
  const { isRunning, current, step, isHidden, goTo } = steps
  const formError = useFormMessage()(reply?.formError ? [reply.formError] : null)

  const section = (step: Step) => ({ step, title: guest[step], isHidden: isHidden(step) })
  const identity = (field: 'personalPhoto' | 'personalDocument') => ({
    field: fields[field],
    data,
    problem: reply?.fileProblem?.field === field ? reply.fileProblem.message : null,
    onChange: autosave.noteAndSave,
    onWay: (isOnWay: boolean) => void onTheWay.current[isOnWay ? 'add' : 'delete'](field),
  })
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
          <PoliciesNote data={data} />
          <SignatureField
            field={fields.signature}
            words={guest}
            hasScript={isRunning}
            isOnScreen={step === 'accept'}
          />
          <HiddenFields />
          <BotCheck siteKey={data.siteKey} attempt={reply} />
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
