import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { formErrorResponse } from '~/platform/body/form-error'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { importerOf } from '../importer-of'
import { addArchive, type ArchivePicture } from '../pictures/add-archive.server'
import { createRentalTableStore, type RentalTableStore } from '../rental-table-store.server'
import { readUpload } from './read-upload.server'

export type UploadReply =
  | { of: 'table'; problem: 'noFile' | 'tooLarge' | 'notText' | 'busy' | 'unavailable' }
  | { of: 'archive'; problem: 'noFile' | 'tooLarge' | 'notArchive' | 'unavailable' }
  | { of: 'archive'; pictures: ArchivePicture[] }

/**
 * Stores a table and redirects to its dry run, which changes no rental; or adds an archive of pictures to the media
 * library and returns the result for each. Throws the redirect to the dry run, or the response of a broken form.
 */
export async function answerUpload(
  request: Request,
  locale: Locale,
  store: Pick<RentalTableStore, 'upload' | 'addPicture'> = createRentalTableStore(),
) {
  const staff = await requireStaff(request, { right: 'rentalTable' })
  const read = await readUpload(request)
  if ('status' in read) throw formErrorResponse(read)
  if ('problem' in read) return data<UploadReply>(read, read.problem === 'tooLarge' ? 413 : 422)
  if ('archive' in read) return takeArchive(read.archive, store)
  const by = importerOf(staff)
  try {
    const key = await store.upload({ by, ...read })
    throw redirect(href('staffRentalImport', locale, { id: key }), 303)
  } catch (err) {
    if (err instanceof RecordConflict)
      return data<UploadReply>({ of: 'table', problem: 'busy' }, 409)
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'file of rentals could not be sent to the CMS')
    return data<UploadReply>({ of: 'table', problem: 'unavailable' }, 503)
  }
}

async function takeArchive(archive: Buffer, store: Pick<RentalTableStore, 'addPicture'>) {
  try {
    const pictures = await addArchive(archive, store)
    if (!pictures) return data<UploadReply>({ of: 'archive', problem: 'notArchive' }, 422)
    return data<UploadReply>({ of: 'archive', pictures })
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'pictures of rentals could not be sent to the CMS')
    return data<UploadReply>({ of: 'archive', problem: 'unavailable' }, 503)
  }
}
