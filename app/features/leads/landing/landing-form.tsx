import { useTranslation } from 'react-i18next'
import { defaultCountry } from '~/features/contact/default-country'
import { ConsentField } from '~/features/contact/fields/consent-field'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { ContactMethodField } from '~/features/contact/fields/contact-method-field'
import { ContactPhone } from '~/features/contact/fields/contact-phone'
import { looksLikePhone } from '~/features/contact/looks-like-phone'
import { policiesHref } from '~/features/contact/policies-href'
import { useSite } from '~/features/site/use-site'
import { useVisitorCountry } from '~/features/site/visitor-country'
import { resources } from '~/routing/resources'
import type { TextFormField } from '~/ui/forms/form-field'
import { SelectField } from '~/ui/forms/select-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import type { LandingSource } from '~content/landing-source'
import { isAboutStay, type LandingType } from '~content/landing-type'
import { LeadForm } from '../form/lead-form'
import type { LeadFormData } from '../form/lead-form-data'
import type { LeadReply } from '../form/lead-reply'
import { useLeadForm } from '../form/use-lead-form'
import classes from './landing-form.module.css'
import type { LandingFields, LandingInput } from './landing-schema'
import { StayFields } from './stay-fields'

type PlaceFieldProps = { field: TextFormField; places: LeadFormData['places'] }

/** A list of towns by region. */
function PlaceField({ field, places }: PlaceFieldProps) {
  const { t } = useTranslation('leads')
  return (
    <SelectField field={field} label={t('landing.place')} isOptional>
      <option value="">{t('landing.anyPlace')}</option>
      {places.map(({ region, towns }) => (
        <optgroup key={region} label={region}>
          {towns.map((town) => (
            <option key={town} value={town}>
              {town}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

/** Which of its fields a landing's form asks for. */
export type LandingFormFlags = {
  showContactWay: boolean
  showSpecialRequeriment: boolean
  showFinishDate: boolean
  showLocation: boolean
}

export type LandingFormProps = {
  /** What the form belongs to: the document id of a landing, the key of a listing section. */
  source: { field: LandingSource; id: string }
  type: LandingType
  flags: LandingFormFlags
  title?: string | null
  /** The text of the send button; null for the site's own. */
  buttonLabel: string | null
  data: LeadFormData
  /** What the page's action answered, where no script sent the form. */
  reply: LeadReply | undefined
  /** The element id of the form, unique on its page. */
  id?: string
  /** Where the visitor is, e.g. `SV` on the Salvadoran variant; travels along. */
  country?: string | null
  /** The name that the page has for the team; travels along. */
  page?: string | null
  /** Of the title, in the outline of the page. */
  headingLevel?: 'h2' | 'h3'
}

const loadSchema = async () => (await import('./landing-schema')).landingSchema(looksLikePhone)

const order = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'countryCode',
  'contactMethod',
  'location',
  'startDate',
  'endDate',
  'adults',
  'children',
  'specialRequirement',
  'agreement',
]

/** The lead form of a landing (leads-and-content.md §3, §5). */
export function LandingForm(props: LandingFormProps) {
  const { source, type, flags, title, buttonLabel, data, reply, id = 'lead' } = props
  const { page, headingLevel: Heading = 'h2' } = props
  const { t } = useTranslation('leads')
  const { locale } = useSite()
  const remembered = useVisitorCountry()
  const country = props.country ?? remembered
  const asksForStay = isAboutStay(type)
  const { form, fields, hasFailed, ...state } = useLeadForm<LandingInput, LandingFields>({
    id,
    loadSchema,
    call: resources.requestLandingPagesApi.path,
    reply,
    keptAs: `${id} ${source.id}`,
    defaultValue: {
      countryCode: defaultCountry[locale],
      contactMethod: 'email',
      ...(asksForStay && { adults: 1, children: 0 }),
    },
    customerOf: ({ firstName, lastName = '', email }) => ({ firstName, lastName, email }),
  })
  const titleId = `${id}-title`

  return (
    <div className={`panel ${classes.card}`}>
      {title && (
        <Heading id={titleId} className={classes.title}>
          {title}
        </Heading>
      )}
      <LeadForm
        form={form}
        {...state}
        order={order}
        botCheckKey={data.botCheckKey}
        button={buttonLabel || t('landing.send')}
        {...(title && { labelledBy: titleId })}
        hidden={{
          [source.field]: source.id,
          type,
          country: country ?? undefined,
          page: page ?? undefined,
        }}
      >
        <ContactFields fields={fields} isLastNameOptional />
        <ContactPhone fields={fields} countries={data.phoneCountries} offersNoPhone={hasFailed} />
        {flags.showContactWay && <ContactMethodField field={fields.contactMethod} />}
        {flags.showLocation && data.places.length > 0 && (
          <PlaceField field={fields.location} places={data.places} />
        )}
        {asksForStay && <StayFields fields={fields} showFinishDate={flags.showFinishDate} />}
        {flags.showSpecialRequeriment && (
          <TextareaField
            field={fields.specialRequirement}
            label={t('landing.wishes')}
            isOptional
            rows={3}
            maxLength={5000}
          />
        )}
        <ConsentField field={fields.agreement} policiesHref={policiesHref(locale)} />
      </LeadForm>
    </div>
  )
}
