import type { Locale } from '~content/locale'
import { answerFilesForm } from '../files/answer-files-form.server'
import { submitLead } from '../submit/submit-lead.server'
import { careerFiles } from './career-files'
import { careerHandler } from './career-handler.server'

/** The action of a career's page: throws the way to the confirmation, or gives what is wrong. */
export function answerCareerForm(request: Request, language: Locale) {
  return answerFilesForm(request, {
    wanted: careerFiles,
    submit: (form) => submitLead(careerHandler(), { request, form, language }),
  })
}
