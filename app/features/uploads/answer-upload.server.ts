import type { Locale } from '~content/locale'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateFolders } from '~/platform/files/store/private-folders'
import type { PrivateFile } from '~/platform/files/store/private-file'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { withReceivedForm, type ReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { storeUpload, type StoredUpload } from '~/platform/files/uploads/store-upload.server'
import type { UploadKind } from '~/platform/files/uploads/upload-kind'
import { uploadTypes } from '~/platform/files/uploads/upload-types'
import { addressGroup } from '~/platform/http/client-address'
import type { RateLimit } from '~/platform/http/rate-limit.server'
import { requestedLanguage } from '~/platform/http/requested-language'
import { log } from '~/platform/log/log.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { QueueFull } from '~/platform/process/job-queue'
import { sentFiles } from './sent-files.server'
import { findUploadKind } from './upload-kinds'
import { uploadMessage, type MessageParts } from './upload-message.server'
import { uploadProblemStatus, type UploadProblem } from './upload-problem'

export type UploadParts = { store: PrivateStore; folder: string; limit: RateLimit }

const ownParts = (): UploadParts => ({
  store: privateStore(),
  folder: privateFolder(),
  limit: sentFiles,
})

/** The field of the customer's call. */
const fileField = 'files'

/**
 * Answers `POST /upload?kind=…&language=…` (contracts-and-routes.md §7): one file in the field `files`;
 * a list with its `_id`, by which a form claims it within the hour, or why it was not taken, in the
 * language asked for.
 */
export async function answerUpload(
  request: Request,
  { store, folder, limit }: UploadParts = ownParts(),
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const locale = requestedLanguage(request)
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { Allow: 'POST' } })
  const kind = findUploadKind(query.get('kind'))
  if (!kind) return rejected(locale, 'unknownKind')
  const sender = addressGroup(request)
  const wait = await limit.take(sender)
  if (wait > 0) return rejected(locale, 'tooManyTries', { wait })
  const { incoming } = privateFolders(folder)
  try {
    const stored = await withReceivedForm(request, { folder: incoming, maxFiles: 1 }, (received) =>
      storeOnly(store, kind, received),
    )
    if ('reason' in stored) {
      return await rejected(locale, stored.status === 413 ? 'tooLarge' : 'brokenForm')
    }
    return 'file' in stored
      ? taken(stored.file)
      : await rejected(locale, stored.rejection, { kind })
  } catch (err) {
    if (!(err instanceof StorageUnavailable || err instanceof QueueFull)) throw err
    log.error({ err, kind: kind.name }, 'an upload could not be stored')
    return rejected(locale, 'unavailable')
  }
}

async function storeOnly(
  store: PrivateStore,
  kind: UploadKind,
  { files }: ReceivedForm,
): Promise<StoredUpload | { rejection: 'noFile' }> {
  const file = files.find(({ field }) => field === fileField)
  return file ? storeUpload(store, kind, file) : { rejection: 'noFile' }
}

function taken({ id, name, type, bytes }: PrivateFile): Response {
  const { mediaType } = uploadTypes[type]
  const body = [{ _id: id, name, mime: mediaType, size: bytes }]
  return Response.json(body, { status: 201, headers: { 'Cache-Control': noStore } })
}

async function rejected(
  locale: Locale,
  problem: UploadProblem,
  parts: MessageParts = {},
): Promise<Response> {
  const status = uploadProblemStatus[problem]
  const headers = new Headers({ 'Cache-Control': noStore, 'Content-Language': locale })
  if (status === 429) headers.set('Retry-After', String(Math.ceil((parts.wait ?? 0) / 1000)))
  if (status === 503) headers.set('Retry-After', '30')
  const message = await uploadMessage(locale, problem, parts)
  return Response.json({ error: problem, message }, { status, headers })
}
