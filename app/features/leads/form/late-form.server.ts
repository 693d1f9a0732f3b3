import consentField from '~/features/contact/fields/consent-field.module.css?inline'
import contactFields from '~/features/contact/fields/contact-fields.module.css?inline'
import type { Locale } from '~content/locale'
import calendarPopover from '~/ui/calendar/popover-frame.module.css?inline'
import choice from '~/ui/forms/choice.module.css?inline'
import dateField from '~/ui/forms/date-field.module.css?inline'
import formFailure from '~/ui/forms/form-failure.module.css?inline'
import field from '~/ui/forms/field.module.css?inline'
import hiddenFields from '~/ui/forms/hidden-fields.module.css?inline'
import phoneField from '~/ui/forms/phone-field.module.css?inline'
import stepperField from '~/ui/forms/stepper-field.module.css?inline'
import landingForm from '../landing/landing-form.module.css?inline'
import stayFields from '../landing/stay-fields.module.css?inline'
import type { LateForm } from './late-form'
import leadForm from './lead-form.module.css?inline'
import { readLeadFormData } from './read-lead-form-data.server'

const styles = [
  field,
  phoneField,
  choice,
  formFailure,
  hiddenFields,
  stepperField,
  dateField,
  calendarPopover,
  contactFields,
  consentField,
  leadForm,
  landingForm,
  stayFields,
].join('\n')

/** Data and styles of a form that few visitors of its page see. */
export function readLateForm(locale: Locale): LateForm {
  return { data: readLeadFormData(locale), styles }
}
