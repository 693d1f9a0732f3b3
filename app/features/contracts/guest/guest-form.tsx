import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { resources } from '~/routing/table'
import { BotCheck } from '~/ui/forms/bot-check'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { SubmitButton } from '~/ui/forms/submit-button'
import { TextareaField } from '~/ui/forms/textarea-field'
import { useFormMessage } from '~/ui/forms/use-form-message'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import { fillWords } from '../contract-words'
import { ContractText } from '../text/contract-text'
import { GuestFacts } from './guest-facts'
import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'
import type { GuestReply } from './guest-reply'
import { guestSchema } from './guest-schema'
import { GuestsField } from './guests-field'
import { IdentityFile } from './identity-file'
import { useAutosave } from './use-autosave'
import { useSteps } from './use-steps'

const formId = 'sign'
const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** Which step a field belongs to, for what is wrong in one that is out of sight. */
const stepOf = {
  comments: 'comments',
  guests: 'guests',
  personalPhoto: 'photo',
  personalDocument: 'document',
  payAuthorization: 'payment',
  agreement: 'accept',
} as const

type Step = 'read' | (typeof stepOf)[keyof typeof stepOf]

type GuestFormProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The contract and what its guest fills in, in steps; saved all along, signed at the end. */
export function GuestForm({ data, reply, hasSaved }: GuestFormProps) {
  const { words, locale, link, part, asksGuests, asksPayment } = data
  const { guest } = words
  const messageOf = useFormMessage()
  const schema = useMemo(() => guestSchema({ showGuestInfo: asksGuests }), [asksGuests])
  const [form, fields] = useValidatedForm({
    id: formId,
    schema,
    lastResult: reply?.result ?? null,
    defaultValue: {
      comments: part.comments,
      guests: part.guests.length > 0 ? part.guests : [{ fullName: '', age: '' }],
      payAuthorization: part.payAuthorization,
    },
  })
  const steps: Step[] = [
    ...(['read', 'comments'] as const),
    ...(asksGuests ? (['guests', 'photo', 'document'] as const) : []),
    ...(asksPayment ? (['payment'] as const) : []),
    'accept',
  ]
  const { isRunning, current, isLast, isHidden, goTo } = useSteps(steps)
  const autosave = useAutosave(
    formId,
    `/${resources.contractApi.path.replace(':id', link)}?language=${locale}`,
  )
  const { state: navigation } = useNavigation()

  // What is wrong is shown where it is, also when another step is open.
  const wrong = Object.keys(form.allErrors).map((name) => name.replace(/[[.].*$/, ''))
  const firstWrong = steps.findIndex((step) =>
    wrong.some(
      (name) => Object.hasOwn(stepOf, name) && stepOf[name as keyof typeof stepOf] === step,
    ),
  )
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

  const section = (step: Step, title: string, children: ReactNode) => (
    <section
      key={step}
      hidden={isHidden(step)}
      aria-labelledby={`step-${step}`}
      className={classes.step}
    >
      <h2 id={`step-${step}`} tabIndex={-1} className={classes.stepTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
  const formError = messageOf(reply?.formError ? [reply.formError] : null)
  const problemOf = (field: 'personalPhoto' | 'personalDocument') =>
    reply?.fileProblem?.field === field ? reply.fileProblem.message : null

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
        {section(
          'read',
          guest.read,
          <>
            <GuestFacts data={data} />
            {data.language !== locale && (
              <p className={classes.soft}>
                {fillWords(guest.languageNote, { language: words.languages[data.language] })}
              </p>
            )}
            <div lang={data.language} className={classes.paper}>
              <ContractText blocks={data.blocks} />
            </div>
          </>,
        )}
        {section(
          'comments',
          guest.comments,
          <TextareaField
            field={fields.comments}
            label={guest.comments}
            hint={guest.commentsHint}
            rows={3}
            maxLength={2000}
            isOptional
          />,
        )}
        {asksGuests && (
          <>
            {section(
              'guests',
              guest.guests,
              <GuestsField
                form={form}
                field={fields.guests}
                words={guest}
                onChange={autosave.note}
              />,
            )}
            {section(
              'photo',
              guest.photo,
              <IdentityFile
                field={fields.personalPhoto}
                inputName="photoFile"
                kind="contract-photo"
                facing="user"
                accept={pictures}
                label={guest.photo}
                hint={guest.photoHint}
                words={guest}
                locale={locale}
                saved={data.files.personalPhoto}
                problem={problemOf('personalPhoto')}
                onChange={autosave.note}
              />,
            )}
            {section(
              'document',
              guest.document,
              <IdentityFile
                field={fields.personalDocument}
                inputName="documentFile"
                kind="contract-document"
                facing="environment"
                accept={`${pictures},application/pdf`}
                label={guest.document}
                hint={guest.documentHint}
                words={guest}
                locale={locale}
                saved={data.files.personalDocument}
                problem={problemOf('personalDocument')}
                onChange={autosave.note}
              />,
            )}
          </>
        )}
        {asksPayment &&
          section(
            'payment',
            guest.payment,
            <>
              <p>{guest.paymentText}</p>
              <CheckboxField
                field={fields.payAuthorization}
                label={guest.payAuthorization}
                isOptional
              />
            </>,
          )}
        {section(
          'accept',
          guest.accept,
          <>
            <p>{guest.acceptLead}</p>
            <CheckboxField field={fields.agreement} label={guest.agreement} />
            <HiddenFields />
            <BotCheck siteKey={data.siteKey} attempt={reply} />
          </>,
        )}
        <div className={classes.bar}>
          <p role="status" className={classes.saving}>
            {isRunning && fillWords(guest.step, { step: current + 1, steps: steps.length })}
            {autosave.state === 'saving' && ` · ${guest.saving}`}
            {autosave.state === 'offline' && ` · ${guest.offline}`}
          </p>
          {isRunning && current > 0 && (
            <button type="button" className={classes.plain} onClick={() => goTo(current - 1)}>
              {guest.back}
            </button>
          )}
          {isRunning && !isLast && (
            <button
              type="button"
              className={classes.next}
              onClick={() => {
                autosave.note()
                void autosave.save()
                goTo(current + 1)
              }}
            >
              {guest.next}
            </button>
          )}
          {!isRunning && (
            <button type="submit" name="do" value="save" className={classes.plain}>
              {guest.save}
            </button>
          )}
          {(!isRunning || isLast) && <SubmitButton>{guest.sign}</SubmitButton>}
        </div>
      </Form>
    </>
  )
}
