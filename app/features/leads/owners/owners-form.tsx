import { useTranslation } from 'react-i18next'
import { ConsentField } from '~/features/contact/fields/consent-field'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { ContactMethodField } from '~/features/contact/fields/contact-method-field'
import { ContactPhone } from '~/features/contact/fields/contact-phone'
import { defaultCountry } from '~/features/contact/default-country'
import { looksLikePhone } from '~/features/contact/looks-like-phone'
import { policiesHref } from '~/features/contact/policies-href'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { PhoneField } from '~/ui/forms/phone-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import { LeadForm } from '../form/lead-form'
import type { LeadFormData } from '../form/lead-form-data'
import type { LeadReply } from '../form/lead-reply'
import { useLeadForm } from '../form/use-lead-form'
import type { OwnersFields, OwnersInput } from './owners-schema'

type OwnersFormProps = {
  data: LeadFormData
  /** What the page's action answered, where no script sent the form. */
  reply: LeadReply | undefined
  /** Id of the heading that names the form. */
  labelledBy?: string
  /** What the button says; words of our own where it is empty. */
  buttonLabel: string
}

const forms = {
  listWithUs: {
    loadSchema: async () => (await import('./owners-schema')).listWithUsSchema(looksLikePhone),
    call: resources.listWithUsApi.path,
    needsPhone: false,
    needsTerms: true,
  },
  referral: {
    loadSchema: async () => (await import('./owners-schema')).referralSchema(looksLikePhone),
    call: resources.referralsApi.path,
    needsPhone: true,
    needsTerms: false,
  },
} as const

const order = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'countryCode',
  'contactMethod',
  'specialRequirement',
  'agreement',
]

/** The form of owners and agents who want to list a property (leads-and-content.md §5). */
export function ListWithUsForm(props: OwnersFormProps) {
  return <OwnersForm {...props} kind="listWithUs" />
}

/** The form of the referral plan. */
export function ReferralForm(props: OwnersFormProps) {
  return <OwnersForm {...props} kind="referral" />
}

function OwnersForm({
  kind,
  data,
  reply,
  labelledBy,
  buttonLabel,
}: OwnersFormProps & { kind: keyof typeof forms }) {
  const { t } = useTranslation('leads')
  const { locale } = useSite()
  const { loadSchema, call, needsPhone, needsTerms } = forms[kind]
  const { form, fields, hasFailed, ...state } = useLeadForm<OwnersInput, OwnersFields>({
    id: kind,
    loadSchema,
    call,
    reply,
    defaultValue: { countryCode: defaultCountry[locale], contactMethod: 'email' },
    customerOf: (lead) => lead,
  })
  const { phoneCountries } = data
  return (
    <LeadForm
      form={form}
      {...state}
      order={order}
      botCheckKey={data.botCheckKey}
      button={buttonLabel || t(`${kind}.send`)}
      {...(labelledBy && { labelledBy })}
    >
      <ContactFields fields={fields} />
      {needsPhone ? (
        <ContactPhone fields={fields} countries={phoneCountries} offersNoPhone={hasFailed} />
      ) : (
        <PhoneField
          phone={fields.phone}
          country={fields.countryCode}
          countries={phoneCountries}
          isOptional
        />
      )}
      <ContactMethodField field={fields.contactMethod} />
      <TextareaField
        field={fields.specialRequirement}
        label={t(`${kind}.wishes`)}
        isOptional
        rows={3}
        maxLength={5000}
      />
      <ConsentField
        field={fields.agreement}
        policiesHref={policiesHref(locale)}
        {...(needsTerms && { termsHref: href('terms', locale) })}
      />
    </LeadForm>
  )
}
