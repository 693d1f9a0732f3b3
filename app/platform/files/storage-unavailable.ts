import { isStorageFailure } from '~/platform/database/storage-failure'

/** The disk is full, read-only or failing, or the database is unreachable. It may pass, so answer 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Converts a failure of the disk or the database to `StorageUnavailable`; returns any other error unchanged. */
export function storageError(error: unknown): unknown {
  if (!isStorageFailure(error)) return error
  return new StorageUnavailable('The storage is unavailable.', { cause: error })
}
