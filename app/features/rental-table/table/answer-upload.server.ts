import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { formErrorResponse } from '~/platform/body/form-error'
import { RecordRejected, RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { createRentalTableStore, type RentalTableStore } from '../rental-table-store.server'
import { readUpload } from './read-upload.server'

export type UploadReply = { problem: 'noFile' | 'tooLarge' | 'busy' | 'unavailable' }

/** Takes a file of rentals and leads to its dry run. Nothing is changed yet. */
export async function answerUpload(
  request: Request,
  locale: Locale,
  store: Pick<RentalTableStore, 'upload'> = createRentalTableStore(),
) {
  const staff = await requireStaff(request, { right: 'rentalTable' })
  const read = await readUpload(request)
  if ('status' in read) throw formErrorResponse(read)
  if ('problem' in read) return declined(read.problem === 'noFile' ? 422 : 413, read)
  const by = { id: staff.id, name: staff.name.replace(/\p{Cc}/gu, ' ').slice(0, 120) }
  try {
    const key = await store.upload({ by, ...read })
    throw redirect(href('staffRentalImport', locale, { id: key }), 303)
  } catch (err) {
    if (err instanceof RecordRejected) return declined(409, { problem: 'busy' })
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a file of rentals could not be handed to the CMS')
    return declined(503, { problem: 'unavailable' })
  }
}

function declined(status: 409 | 413 | 422 | 503, reply: UploadReply) {
  return data(reply, { status })
}
