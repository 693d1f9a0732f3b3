import type { Locale } from '~content/locale'
import { findDocument } from './find-document.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { answerFilesForm } from '~/features/leads/files/answer-files-form.server'
import { submitLead } from '~/features/leads/submit/submit-lead.server'
import { documentFiles } from '~/features/leads/document/document-files'
import { documentHandler } from '~/features/leads/document/document-handler.server'

/**
 * Action of a document's form. Throws a redirect to the confirmation; otherwise returns the errors for the page. Throws
 * the error response of a form that names no document, and 503 while the CMS is unreachable.
 */
export function answerDocumentForm(request: Request, language: Locale) {
  return answerFilesForm(request, {
    wanted: documentFiles,
    async submit(form) {
      const document = await findDocument(form.get('contracts_ar'), language)
      if (!document) throw formErrorResponse(brokenForm)
      return submitLead(documentHandler(document), { request, form, language })
    },
  })
}
