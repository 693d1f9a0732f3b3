import type { SubmissionResult } from '@conform-to/react'
import type { Locale } from '~content/locale'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { documentSchema } from '~/features/leads/document/document-schema'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { message } from '~/platform/forms/form-message'
import { parseForm } from '~/platform/forms/parse-form.server'
import type { InquiryFormProps } from './inquiry-form'

/** What was typed into a form that could not be saved. */
export function resultOf(form: FormData): SubmissionResult | null {
  const parsed = parseForm(documentSchema({ isPhoneNumber, isDocument: false }), form)
  if (!('submission' in parsed)) return null
  return parsed.submission.reply({ formErrors: [message('sendDataError')] })
}

/** What the form shows where nothing is known of its inquiry but what was sent. */
export function unsentForm(
  form: FormData,
  locale: Locale,
): Pick<InquiryFormProps, 'data' | 'form'> {
  const { inquiry: words } = privateMessages(locale)
  const revision = form.get('revision')
  return {
    data: {
      words,
      locale,
      contact: null,
      specialRequirement: null,
      files: { photo: null, document: null },
      // Its fields are sent also where they are empty.
      document: { isDocument: form.has('photo') },
      revision: typeof revision === 'string' ? revision : '',
    },
    form: { phoneCountries: readLeadFormData(locale).phoneCountries },
  }
}
