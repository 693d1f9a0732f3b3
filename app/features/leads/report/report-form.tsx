import { useTranslation } from 'react-i18next'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { defaultCountry } from '~/features/contact/default-country'
import { looksLikePhone } from '~/features/contact/looks-like-phone'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/resources'
import { PhoneField } from '~/ui/forms/phone-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import { LeadForm } from '../form/lead-form'
import type { LeadFormData } from '../form/lead-form-data'
import type { LeadReply } from '../form/lead-reply'
import { useLeadForm } from '../form/use-lead-form'
import type { ReportKind } from './report-kind'
import type { ReportFields, ReportInput } from './report-schema'
import type { ReportTarget } from './report-target'

type ReportFormProps = {
  id: string
  kind: ReportKind
  target: ReportTarget
  data: LeadFormData
  reply: LeadReply | undefined
  /** Where it goes without script, if not to the page on which it stands. */
  action?: string
  /** In place of going back to the place's page, which says that it has arrived. */
  onAccepted?: () => void
}

const loadSchema = async () => (await import('./report-schema')).reportSchema(looksLikePhone)
const order = ['firstName', 'lastName', 'email', 'phone', 'countryCode', 'description']

/** Reports a place or its provider, or claims the place (leads-and-content.md §3). */
export function ReportForm(props: ReportFormProps) {
  const { id, kind, target, data, reply, action, onAccepted } = props
  const { t } = useTranslation('leads')
  const { locale } = useSite()
  const call = kind === 'productClaim' ? resources.claimProductsApi : resources.reportProvidersApi
  const {
    form,
    fields,
    hasFailed: _,
    ...state
  } = useLeadForm<ReportInput, ReportFields>({
    id,
    loadSchema,
    call: call.path,
    reply,
    keptAs: `report ${target.slug}`,
    defaultValue: { countryCode: defaultCountry[locale] },
    customerOf: (lead) => lead,
    ...(onAccepted && { onAccepted }),
  })
  return (
    <LeadForm
      form={form}
      {...state}
      order={order}
      botCheckKey={data.botCheckKey}
      button={t(`report.send.${kind}`)}
      hidden={{
        kind,
        slug: target.slug,
        nameProvider: kind === 'providerReport' ? (target.providerName ?? undefined) : undefined,
      }}
      {...(action && { action })}
      labelledBy="report-title"
    >
      <ContactFields fields={fields} />
      <PhoneField
        phone={fields.phone}
        country={fields.countryCode}
        countries={data.phoneCountries}
        isOptional
      />
      <TextareaField
        field={fields.description}
        label={t(`report.description.${kind}`)}
        rows={4}
        maxLength={5000}
      />
    </LeadForm>
  )
}
