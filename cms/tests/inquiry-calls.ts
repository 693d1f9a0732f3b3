import type { InquirySubmission } from '../../content-types/inquiry'
import type { Editor } from './editor'
import type { RunningCms } from './start-cms'
import { callsOf } from './submission-calls'

export const inquiry = 'api::inquiry.inquiry'

const desk = callsOf(inquiry, 'inquiries')
export const { submit, open: openInquiry, waitingFor, listStatus } = desk

/** The rows of one submission in the list of the admin panel. */
export function rowsOf(cms: RunningCms, editor: Editor, { submissionId }: InquirySubmission) {
  return desk.rowsWith(cms, editor, 'submissionId', submissionId)
}

/** The rentals that an inquiry's field shows in the edit view. */
export function rentalsOf(cms: RunningCms, editor: Editor, documentId: string) {
  return desk.related(cms, editor, { id: documentId, field: 'rental' })
}
