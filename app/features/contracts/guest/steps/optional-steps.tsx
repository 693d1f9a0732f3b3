import { maxCommentsLength } from '~content/contract-limits'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import type { GuestFileField } from '~/features/contracts/files/guest-file-kinds'
import { DocumentFields } from '../identity/document-fields'
import type { GuestData } from '../guest-data'
import type { GuestReply } from '../guest-reply'
import type { Step } from './guest-steps'
import { GuestsField } from './guests-field'
import { PhotoField } from '../identity/identity-step'
import { StepSection, type StepSectionProps } from './step-section'
import type { useGuestForm } from './use-guest-form'

type OptionalStepsProps = {
  data: GuestData
  section: (step: Step) => StepSectionProps
  sign: ReturnType<typeof useGuestForm>
  reply: GuestReply | undefined
}

/** The steps that only some contracts have, and of these only some signers. */
export function OptionalSteps({ data, section, sign, reply }: OptionalStepsProps) {
  const { asks, totalGuests } = data
  const { guest } = data.words
  const { form, fields, autosave, onTheWay } = sign
  const problemOf = (field: GuestFileField) =>
    reply?.fileProblem?.field === field ? reply.fileProblem.message : null
  const onWay = (field: GuestFileField, isOnWay: boolean) =>
    void onTheWay.current[isOnWay ? 'add' : 'delete'](field)
  const identity = { data, onChange: autosave.noteAndSave }
  return (
    <>
      {asks.comments && (
        <StepSection {...section('comments')}>
          <TextareaField
            field={fields.comments}
            label={guest.comments}
            hint={guest.commentsHint}
            rows={4}
            maxLength={maxCommentsLength}
            isOptional
          />
        </StepSection>
      )}
      {asks.guests && (
        <StepSection {...section('guests')}>
          <GuestsField
            form={form}
            field={fields.guests}
            words={guest}
            totalGuests={totalGuests}
            onChange={autosave.note}
          />
        </StepSection>
      )}
      {asks.identity && (
        <>
          <StepSection {...section('photo')}>
            <PhotoField
              {...identity}
              field={fields.personalPhoto}
              problem={problemOf('personalPhoto')}
              onWay={(isOnWay) => onWay('personalPhoto', isOnWay)}
            />
          </StepSection>
          <StepSection {...section('document')}>
            <DocumentFields
              {...identity}
              kind={fields.documentKind}
              front={fields.personalDocument}
              back={fields.personalDocumentBack}
              problemOf={problemOf}
              onWay={onWay}
            />
          </StepSection>
        </>
      )}
      {asks.payment && (
        <StepSection {...section('payment')}>
          <p>{guest.paymentText}</p>
          <CheckboxField
            field={fields.payAuthorization}
            label={guest.payAuthorization}
            isOptional
          />
        </StepSection>
      )}
    </>
  )
}
