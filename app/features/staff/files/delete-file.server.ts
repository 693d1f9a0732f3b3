import { redirect } from '@remix-run/node'
import { maxSearchLength } from '~content/limits'
import type { Locale } from '~content/locale'
import { formText } from '~/platform/body/form-text'
import { getForm } from '~/platform/body/get-form.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { notFound } from '~/platform/http/not-found.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { requireStaff, type Staff } from '../session/require-staff.server'
import { readableKinds } from './readable-kinds'

type DeleteParts = {
  store: PrivateStore
  /** The signed-in account; throws unless it may delete files. */
  requireDeleter: (request: Request) => Promise<Staff>
}

/**
 * Erases a private file for an administrator, and leads back to the list. Its row and the trail of its
 * readings stay. A file that is gone already is no mistake. Throws a 404 for files that the list does not hold, and a
 * 503 where the disk fails.
 */
export async function deleteFile(
  request: Request,
  locale: Locale,
  { store, requireDeleter }: DeleteParts = {
    store: privateStore(),
    requireDeleter: (sender) => requireStaff(sender, { right: 'deleteFiles', isStrict: true }),
  },
): Promise<Response> {
  const staff = await requireDeleter(request)
  const form = await getForm(request)
  const id = formText(form, 'file')
  const search = formText(form, 'q').slice(0, maxSearchLength)
  await throw503OnOutage(
    'a private file could not be deleted',
    async () => {
      const file = await store.find(id)
      if (!file) return
      const isListed = readableKinds(staff.role).some((kind) => kind === file.kind)
      if (file.claimedBy === null || !isListed) throw notFound()
      await store.remove(id, file.claimedBy)
      log.info({ file: id, staff: staff.id }, 'private file deleted by staff')
    },
    (err) => err instanceof StorageUnavailable,
  )
  const query = new URLSearchParams({ done: 'deleted' })
  if (search) query.set('q', search)
  return redirect(href('staffFiles', locale, {}, query), 303)
}
