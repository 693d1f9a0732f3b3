import type { Locale } from '~content/locale'
import { sentFiles } from '~/features/uploads/sent-files.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { withReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { refusedForm } from '~/platform/forms/form-refusal'
import { addressGroup } from '~/platform/http/client-address'
import { log } from '~/platform/log/log.server'
import { TooManyWaiting } from '~/platform/process/turns'
import { answerTaken } from '../take/answer-lead-form.server'
import { takeLead, type TakenLead } from '../take/take-lead.server'
import { careerFiles } from './career-files'
import { careerTaker } from './career-taker.server'
import { receiveCareerFiles, type FileProblems } from './receive-career-files.server'

type Taken = { form: FormData; taken: TakenLead }

/**
 * The action of a career's page: the form with its files in one request, as browsers send it without script.
 * Throws the way to the confirmation, or gives what is wrong; files that were taken need not be chosen again.
 */
export async function answerCareerForm(request: Request, language: Locale) {
  const { incoming } = privateFolders(privateFolder())
  const options = { folder: incoming, mostFiles: careerFiles.length }
  let answered: Taken | { status: 400 | 413 | 415; reason: string }
  try {
    answered = await withReceivedForm(request, options, async ({ form, files }): Promise<Taken> => {
      const limit = sentFiles()
      const sender = addressGroup(request)
      const isOver = files.length > 0 && limit.waitOf(sender) > 0
      for (const _ of files) limit.note(sender)
      const problems = isOver ? {} : await receiveCareerFiles(form, files, privateStore())
      const taken = await takeLead(careerTaker(), { request, form, language })
      return { form, taken: withProblems(taken, problems) }
    })
  } catch (err) {
    if (!(err instanceof StorageUnavailable || err instanceof TooManyWaiting)) throw err
    log.error({ err }, 'the files of an application could not be stored')
    throw new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
  }
  if ('reason' in answered) throw refusedForm(answered)
  return answerTaken(answered.form, answered.taken)
}

/** A file that was not taken is missing; why is more to the point. */
function withProblems(taken: TakenLead, problems: FileProblems): TakenLead {
  if (taken.outcome !== 'declined' || !taken.reply.error) return taken
  const error = { ...taken.reply.error }
  for (const [field, problem] of Object.entries(problems)) error[field] = [problem]
  return { ...taken, reply: { ...taken.reply, error } }
}
