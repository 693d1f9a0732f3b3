import { isStorageFailure } from '~/platform/outbox/storage-failure'

/** Nothing could be written down or read: the disk is full, read-only, failing. It may pass: 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** The error to throw on: trouble of the disk becomes `StorageUnavailable`, any other stays itself. */
export function storageError(error: unknown): unknown {
  if (!isStorageFailure(error)) return error
  return new StorageUnavailable('The storage of this machine does not answer.', { cause: error })
}
