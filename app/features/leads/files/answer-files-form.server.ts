import { parse } from '@conform-to/react'
import { sentFiles } from '~/features/uploads/sent-files.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import {
  withReceivedForm,
  type ReceivedForm as SentForm,
} from '~/platform/files/uploads/receive-form.server'
import { formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { message } from '~/platform/forms/form-message'
import { addressGroup } from '~/platform/http/client-address'
import { log } from '~/platform/log/log.server'
import { QueueFull } from '~/platform/process/job-queue'
import { answerSubmitResult } from '../submit/answer-lead-form.server'
import type { SubmitLeadResult } from '../submit/submit-lead.server'
import type { FormFile } from './form-file'
import { receiveFiles, type FileProblems } from './receive-files.server'

export type ReceivedForm = {
  form: FormData
  /**
   * Stores the files, writes their ids into the form and returns what is wrong with the others. Throws
   * `StorageUnavailable`, `QueueFull`.
   */
  takeFiles: () => Promise<FileProblems>
}

/**
 * Reads a form with or without files in the same request. Throws the error response of an unreadable form, 503 if files
 * cannot be stored, and what `work` throws.
 */
export async function receiveFilesForm<Result>(
  request: Request,
  wanted: readonly FormFile[],
  work: (received: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  if (!isMultipart(request)) {
    const form = await getForm(request)
    return work({ form, takeFiles: async () => ({}) })
  }
  const { incoming } = privateFolders(privateFolder())
  const options = { folder: incoming, maxFiles: wanted.length }
  let answered: { result: Result } | { status: 400 | 413 | 415; reason: string }
  try {
    answered = await withReceivedForm(request, options, async (sent) => {
      const takeFiles = () => takeSentFiles(request, sent, wanted)
      return { result: await work({ form: sent.form, takeFiles }) }
    })
  } catch (err) {
    if (!isStorageAway(err)) throw err
    log.error({ err }, 'the files of a form could not be stored')
    throw new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
  }
  if ('reason' in answered) throw formErrorResponse(answered)
  return answered.result
}

/** The files of a form count as uploads of its address; over the limit none is stored. */
async function takeSentFiles(
  request: Request,
  { form, files }: SentForm,
  wanted: readonly FormFile[],
): Promise<FileProblems> {
  let isOver = false
  for (const _ of files) isOver ||= (await sentFiles.take(addressGroup(request))) > 0
  if (!isOver) return receiveFiles(form, files, { wanted, store: privateStore() })
  const problems: FileProblems = {}
  for (const { file, id } of wanted) {
    if (!files.some(({ field }) => field === file)) continue
    problems[id] = 'tooManyTries'
    form.delete(id)
  }
  return problems
}

/**
 * Action of the lead forms with files. Throws a redirect to the confirmation; otherwise returns the errors for the
 * page, also where the files cannot be stored now. The reply names stored files, which need not be chosen again.
 */
export async function answerFilesForm(
  request: Request,
  {
    wanted,
    submit,
  }: { wanted: readonly FormFile[]; submit: (form: FormData) => Promise<SubmitLeadResult> },
) {
  const { form, result } = await receiveFilesForm(request, wanted, async ({ form, takeFiles }) => {
    try {
      const problems = await takeFiles()
      return { form, result: withProblems(await submit(form), problems) }
    } catch (err) {
      if (!isStorageAway(err)) throw err
      log.error({ err }, 'the files of a form could not be stored')
      return { form, result: unavailable(form) }
    }
  })
  return answerSubmitResult(form, result)
}

const isStorageAway = (err: unknown): boolean =>
  err instanceof StorageUnavailable || err instanceof QueueFull

/** The reply to a form whose files are not stored, with what was typed. */
function unavailable(form: FormData): SubmitLeadResult {
  const submission = parse<never, string[]>(form, { resolve: () => ({ error: {} }) })
  const reply = submission.reply({ formErrors: [message('sendDataError')] })
  return { outcome: 'declined', status: 503, reply }
}

function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')
}

/** Replaces "missing" by why the file was rejected. */
function withProblems(result: SubmitLeadResult, problems: FileProblems): SubmitLeadResult {
  if (result.outcome !== 'declined' || !result.reply.error) return result
  const error = { ...result.reply.error }
  for (const [field, problem] of Object.entries(problems)) error[field] = [problem]
  return { ...result, reply: { ...result.reply, error } }
}
