import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentField } from '~/features/contact/fields/consent-field'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { ContactPhone } from '~/features/contact/fields/contact-phone'
import { defaultCountry } from '~/features/contact/default-country'
import { policiesHref } from '~/features/contact/policies-href'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/resources'
import { TextareaField } from '~/ui/forms/textarea-field'
import { LeadForm } from '../form/lead-form'
import type { LeadFormData } from '../form/lead-form-data'
import type { LeadReply } from '../form/lead-reply'
import { useLeadForm } from '../form/use-lead-form'
import { documentFieldOrder } from './document-field-order'
import { IdentityFields } from './identity-fields'
import { loadDocumentSchema } from './load-document-schema'
import type { DocumentFields, DocumentInput } from './document-schema'

type DocumentFormProps = {
  /** Document id of the document, and whether it asks for identity. */
  document: { id: string; isDocument: boolean }
  data: LeadFormData
  /** What the page's action answered, where no script sent the form. */
  reply: LeadReply | undefined
  labelledBy: string
  /** What the button says; words of our own where it is empty. */
  buttonLabel: string
}

/** The form of a service or document (contracts-and-routes.md §2.4). */
export function DocumentForm({
  document,
  data,
  reply,
  labelledBy,
  buttonLabel,
}: DocumentFormProps) {
  const { t } = useTranslation('leads')
  const { locale } = useSite()
  const { id, isDocument } = document
  const loadSchema = useCallback(() => loadDocumentSchema({ isDocument }), [isDocument])
  const { form, fields, hasFailed, ...state } = useLeadForm<DocumentInput, DocumentFields>({
    id: 'document',
    keptAs: `document ${id}`,
    loadSchema,
    call: resources.contractInquiriesApi.path,
    reply,
    defaultValue: { countryCode: defaultCountry[locale] },
    customerOf: (sent) => sent,
  })
  return (
    <LeadForm
      form={form}
      {...state}
      order={documentFieldOrder}
      botCheckKey={data.botCheckKey}
      button={buttonLabel || t('document.send')}
      hasFiles={isDocument}
      hidden={{ contracts_ar: id }}
      labelledBy={labelledBy}
    >
      <ContactFields fields={fields} />
      <ContactPhone fields={fields} countries={data.phoneCountries} offersNoPhone={hasFailed} />
      <TextareaField
        field={fields.specialRequeriment}
        label={t('document.wishes')}
        isOptional
        rows={4}
        maxLength={5000}
      />
      {isDocument && <IdentityFields fields={fields} />}
      <ConsentField field={fields.agreement} policiesHref={policiesHref(locale)} />
    </LeadForm>
  )
}
