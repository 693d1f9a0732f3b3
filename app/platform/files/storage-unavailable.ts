import { isStorageFailure } from '~/platform/outbox/storage-failure'

/** The disk is full, read-only or failing. It may pass, so answer 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Converts a disk failure to `StorageUnavailable`; returns any other error unchanged. */
export function storageError(error: unknown): unknown {
  if (!isStorageFailure(error)) return error
  return new StorageUnavailable('The storage of this machine is unavailable.', { cause: error })
}
