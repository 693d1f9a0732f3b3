import type { Locale } from '~content/locale'
import { answerFilesForm } from '../files/answer-files-form.server'
import { submitLead } from '../submit/submit-lead.server'
import { careerFiles } from './career-files'
import { careerHandler } from './career-handler.server'

/** Action of a vacancy's form. Throws a redirect to the confirmation; otherwise returns the errors for the page. */
export function answerCareerForm(request: Request, language: Locale) {
  return answerFilesForm(request, {
    wanted: careerFiles,
    submit: (form) => submitLead(careerHandler(), { request, form, language }),
  })
}
