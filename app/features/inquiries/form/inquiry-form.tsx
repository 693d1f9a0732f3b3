import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultCountry } from '~/features/contact/default-country'
import { ConsentField } from '~/features/contact/fields/consent-field'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { ContactMethodField } from '~/features/contact/fields/contact-method-field'
import { ContactPhone } from '~/features/contact/fields/contact-phone'
import { looksLikePhone } from '~/features/contact/looks-like-phone'
import { policiesHref } from '~/features/contact/policies-href'
import { recallCustomer } from '~/features/contact/stored-customer'
import type { StayError } from '~/features/pricing/check/stay-error'
import { useSite } from '~/features/site/use-site'
import { BotCheck } from '~/ui/forms/bot-check'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { outcomeId } from '~/ui/forms/outcome'
import { SubmitButton } from '~/ui/forms/submit-button'
import { TextareaField } from '~/ui/forms/textarea-field'
import { forgetFields, useKeptFields } from '~/ui/forms/use-kept-fields'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import type { PaymentOption } from '../page/inquiry-options'
import type { InquiryPageData } from '../page/read-inquiry-page.server'
import classes from './inquiry-form.module.css'
import type { InquiryFields, InquiryFormInput } from './inquiry-schema'
import { toPayload } from './none-values'
import { PaymentField } from './payment-field'
import { ServicesField } from './services-field'
import { useSendInquiry } from './use-send-inquiry'

type InquiryFormProps = {
  data: InquiryPageData
  /** What is asked for, as JSON; the server verifies and prices it again. */
  requirement: string
  /** Whether the visitor came from a landing page. */
  landing: boolean
  /** What is chosen. */
  payment: PaymentOption | null
  /** What the server answered, where no script sent the form. */
  reply: SubmissionResult | undefined
  /** There is no price to show. */
  isQuote: boolean
  /** A purchase: nothing of a stay, and no way to pay yet. */
  isSale: boolean
  onPayment: (slug: string) => void
  onAccepted: () => void
  onRejected: (error: StayError) => void
}

/** The browser's half of the rules; the server knows more of telephone numbers. */
const loadSchema = async () => (await import('./inquiry-schema')).inquirySchema(looksLikePhone)

/** The fields that can be wrong, as they follow each other. */
const fieldOrder = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'countryCode',
  'contactMethod',
  'paymentMethod',
  'specialRequirement',
  'agreement',
] satisfies (keyof InquiryFormInput)[]

/** A consent is given anew. */
const unkept = ['agreement']

/** The page of the place says how it would be paid, and what was chosen there last counts. */
const unkeptOfOne = [...unkept, 'paymentMethod']

/** Fields that stand outside of the form name it. */
export const inquiryFormId = 'inquiry'

/** Contact, wishes and consent (browsing.md §5, "Inquiry form"). */
export function InquiryForm(props: InquiryFormProps) {
  const { data, requirement, landing, payment, reply, isQuote, isSale } = props
  const { onPayment, onAccepted, onRejected } = props
  const { options, own, several, phoneCountries, botCheckKey } = data
  const { t } = useTranslation(['inquiry', 'forms'])
  const { locale } = useSite()
  const [customer] = useState(() => (own || several ? null : recallCustomer()))
  useKeptFields(inquiryFormId, several ? unkept : unkeptOfOne)
  const { send, isSending, result } = useSendInquiry({
    language: locale,
    onRejected,
    onAccepted() {
      forgetFields(inquiryFormId)
      onAccepted()
    },
  })
  const lastResult = result ?? reply
  const [form, fields, hasFailed] = useValidatedForm<InquiryFormInput, InquiryFields>({
    id: inquiryFormId,
    loadSchema,
    lastResult,
    defaultValue: {
      ...customer,
      countryCode: defaultCountry[locale],
      contactMethod: 'email',
      paymentMethod: payment?.slug ?? options.payments[0]?.slug,
    },
    onSubmit(event, { formData, submission }) {
      event.preventDefault()
      void send(toPayload(formData, payment), submission)
    },
  })

  return (
    <form
      method="post"
      action={`#${outcomeId(form.id)}`}
      {...getFormProps(form)}
      className={classes.form}
    >
      <HiddenFields />
      <input type="hidden" name="requirement" value={requirement} />
      {landing && <input type="hidden" name="landing" value="on" />}
      <section className={classes.part} aria-labelledby="inquiry-you">
        <h2 id="inquiry-you" className={classes.title}>
          {t('aboutYou')}
        </h2>
        <ContactFields fields={fields} />
        <ContactPhone fields={fields} countries={phoneCountries} offersNoPhone={hasFailed} />
        <ContactMethodField field={fields.contactMethod} />
      </section>
      <section className={classes.part} aria-labelledby="inquiry-wishes">
        <h2 id="inquiry-wishes" className={classes.title}>
          {t(isSale ? 'sale.wishes' : 'wishes')}
        </h2>
        {!isQuote && !isSale && (
          <PaymentField
            field={fields.paymentMethod}
            payments={options.payments}
            onChoose={onPayment}
          />
        )}
        {!isSale && (
          <ServicesField services={options.services} ticked={reply?.initialValue?.services} />
        )}
        <TextareaField
          field={fields.specialRequirement}
          label={t('forms:specialRequirement')}
          hint={t(isSale ? 'sale.specialRequirementHint' : 'specialRequirementHint')}
          isOptional
          rows={3}
          maxLength={5000}
        />
      </section>
      <ConsentField field={fields.agreement} policiesHref={policiesHref(locale)} />
      <BotCheck siteKey={botCheckKey} attempt={lastResult} />
      <ErrorSummary form={form} lastResult={lastResult} order={fieldOrder} />
      <div>
        <SubmitButton isPending={isSending}>{t(isQuote ? 'sendQuote' : 'send')}</SubmitButton>
      </div>
    </form>
  )
}
