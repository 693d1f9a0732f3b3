import { getFormProps } from '@conform-to/react'
import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { ContactFields } from '~/features/contact/fields/contact-fields'
import { ContactPhone } from '~/features/contact/fields/contact-phone'
import { defaultCountry } from '~/features/contact/default-country'
import { fillWords } from '~/features/contracts/contract-words'
import { documentFieldOrder } from '~/features/leads/document/document-field-order'
import { loadDocumentSchema } from '~/features/leads/document/load-document-schema'
import type { DocumentFields, DocumentInput } from '~/features/leads/document/document-schema'
import { IdentityFields } from '~/features/leads/document/identity-fields'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import type { InquiryReply } from './answer-inquiry-page.server'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { FormFailure } from '~/ui/forms/form-failure'
import { outcomeId } from '~/ui/forms/outcome'
import { SubmitButton } from '~/ui/forms/submit-button'
import { TextareaField } from '~/ui/forms/textarea-field'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import classes from './inquiry-page.module.css'
import type { ContractInquiryPageData } from './read-contract-inquiry-page.server'

// Files that are there already need not come again; the server knows which.
const loadSchema = () => loadDocumentSchema({ isDocument: false })

type Shown = Pick<ContractInquiryPageData, 'words' | 'locale' | 'specialRequirement' | 'files'>

export type InquiryFormProps = {
  data: Shown & {
    revision: number | string
    /** Null if only what was typed is known. */
    contact: ContractInquiryPageData['contact'] | null
    document: Pick<ContractInquiryPageData['document'], 'isDocument'>
  }
  form: Pick<LeadFormData, 'phoneCountries'>
  reply: InquiryReply | undefined
}

/** The form of the document, filled in, for changing what was sent. */
export function InquiryForm({ data, form: { phoneCountries }, reply }: InquiryFormProps) {
  const lastResult = reply?.result ?? null
  const { words, contact, specialRequirement, files, document, locale } = data
  const { pathname } = useLocation()
  const [isSent, setSent] = useSentOnce()
  const [form, fields, hasFailed] = useValidatedForm<DocumentInput, DocumentFields>({
    id: 'inquiry',
    loadSchema,
    lastResult,
    defaultValue: {
      firstName: contact?.firstName,
      lastName: contact?.lastName,
      email: contact?.email,
      phone: contact?.nationalPhone,
      countryCode: contact?.countryCode ?? defaultCountry[locale],
      noPhone: contact?.noPhone ? 'on' : undefined,
      specialRequeriment: specialRequirement ?? '',
    },
    onSubmit: setSent,
  })
  const kept = [files.photo, files.document].filter(Boolean).join(', ')
  const isOutdated = reply?.problem === 'outdated'
  const isSignedOut = reply?.problem === 'signedOut'
  return (
    <form
      method="post"
      action={`${pathname}#${outcomeId(form.id)}`}
      encType="multipart/form-data"
      {...getFormProps(form)}
      className={classes.form}
    >
      {/* Accepted when it was sent first; the server knows of which document it is. */}
      <input type="hidden" name="agreement" value="on" />
      <input type="hidden" name="contracts_ar" value="stored" />
      <input type="hidden" name="revision" value={data.revision} />
      <ContactFields fields={fields} />
      <ContactPhone
        fields={fields}
        countries={phoneCountries}
        offersNoPhone={hasFailed || contact?.noPhone === true}
      />
      <TextareaField
        field={fields.specialRequeriment}
        label={words.wishes}
        isOptional
        rows={4}
        maxLength={5000}
      />
      {document.isDocument && (
        <>
          {kept && <p>{fillWords(words.keepFile, { name: kept })}</p>}
          <IdentityFields fields={fields} isOptional />
        </>
      )}
      {reply?.at === 'form' && reply.problem ? (
        <FormFailure reply={reply} message={words[isOutdated ? 'changedMeanwhile' : reply.problem]}>
          {(isOutdated || isSignedOut) && (
            <p>
              <a href={pathname} target="_blank" rel="noreferrer">
                {isSignedOut ? words.signIn : words.openPresent}
              </a>
            </p>
          )}
        </FormFailure>
      ) : (
        <ErrorSummary form={form} lastResult={lastResult} order={documentFieldOrder} />
      )}
      <SubmitButton isPending={isSent}>{words.save}</SubmitButton>
    </form>
  )
}

/** The form is sent as a document. A second press would send it again, and find what the first has changed. */
function useSentOnce() {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    // The browser kept the page and shows it again.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && setSent(false)
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
  return [isSent, useCallback(() => setSent(true), [])] as const
}
