import type { Locale } from '~content/locale'
import { answerFilesForm } from '../files/answer-files-form.server'
import { takeLead } from '../take/take-lead.server'
import { careerFiles } from './career-files'
import { careerTaker } from './career-taker.server'

/** The action of a career's page: throws the way to the confirmation, or gives what is wrong. */
export function answerCareerForm(request: Request, language: Locale) {
  return answerFilesForm(request, {
    wanted: careerFiles,
    take: (form) => takeLead(careerTaker(), { request, form, language }),
  })
}
