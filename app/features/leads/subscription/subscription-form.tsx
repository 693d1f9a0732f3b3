import { useTranslation } from 'react-i18next'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { defaultCountry } from '~/features/contact/default-country'
import { looksLikePhone } from '~/features/contact/looks-like-phone'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/resources'
import { PhoneField } from '~/ui/forms/phone-field'
import { LeadForm } from '../form/lead-form'
import type { LeadFormData } from '../form/lead-form-data'
import type { LeadReply } from '../form/lead-reply'
import { useLeadForm } from '../form/use-lead-form'
import type { SubscriptionFields, SubscriptionInput } from './subscription-schema'

type SubscriptionFormProps = {
  data: LeadFormData
  /** What the page's action answered, where no script sent the form. */
  reply: LeadReply | undefined
  /** Id of the heading that names the form. */
  labelledBy?: string
}

const loadSchema = async () =>
  (await import('./subscription-schema')).subscriptionSchema(looksLikePhone)
const order = ['firstName', 'lastName', 'email', 'phone', 'countryCode']

/** Subscribes to the newsletter; existing subscribers get a kind message (leads-and-content.md §4). */
export function SubscriptionForm({ data, reply, labelledBy }: SubscriptionFormProps) {
  const { t } = useTranslation('leads')
  const { locale } = useSite()
  const {
    form,
    fields,
    hasFailed: _,
    ...state
  } = useLeadForm<SubscriptionInput, SubscriptionFields>({
    id: 'subscription',
    loadSchema,
    call: resources.subscribedsApi.path,
    reply,
    defaultValue: { countryCode: defaultCountry[locale] },
    customerOf: (lead) => lead,
  })
  return (
    <LeadForm
      form={form}
      {...state}
      order={order}
      botCheckKey={data.botCheckKey}
      button={t('subscription.send')}
      {...(labelledBy && { labelledBy })}
    >
      <ContactFields fields={fields} />
      <PhoneField
        phone={fields.phone}
        country={fields.countryCode}
        countries={data.phoneCountries}
        isOptional
      />
    </LeadForm>
  )
}
