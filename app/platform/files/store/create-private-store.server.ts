import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { storageError, StorageUnavailable } from '../storage-unavailable'
import type { UploadType } from '../uploads/upload-types'
import { claimFiles, type Claimed, type ClaimOutcome } from './claim-files.server'
import type { FileKeys } from './file-keys.server'
import { createFileRecords, type FileRecords, type ReadBy } from './file-records.server'
import type { FileList, FileQuery } from './list-files.server'
import { openPrivateDatabase } from './private-database.server'
import type { PrivateFile, PrivateFileRead } from './private-file'
import { privateFolders } from './private-folders'
import { FileDamaged, openSealed, sealFile } from './seal-file.server'
import { sweepFolder } from './sweep-folder.server'
import { syncFolder, writeDurably } from './write-durably.server'

/** decisions.md, "Who may do what": unclaimed uploads are deleted after an hour. */
const unclaimedFor = hours(1)
const idBytes = 20

export type PrivateStoreOptions = {
  /** Must not be inside a folder that is served. */
  folder: string
  keys: FileKeys
  /** Maximum size of all unclaimed uploads together. */
  maxUnclaimedBytes?: number
  now?: () => number
}

export type NewPrivateFile = { kind: string; type: UploadType; name: string; content: Buffer }

export type PrivateStore = ReturnType<typeof createPrivateStore>

/**
 * Private files of visitors: encrypted, under random names, with a log of every read. All methods throw
 * `StorageUnavailable` if the disk fails.
 */
export function createPrivateStore({
  folder,
  keys,
  maxUnclaimedBytes = megabytes(2048),
  now = Date.now,
}: PrivateStoreOptions) {
  const { contents, incoming, database } = privateFolders(folder)
  const pathOf = (id: string) => join(contents, id)
  let records: FileRecords | null = null
  // Opened on first use and again after a failure, so that the site starts with a full disk.
  const opened = () => (records ??= createFileRecords(openPrivateDatabase(database)))

  async function deleteContents(ids: readonly string[]): Promise<number> {
    for (const id of ids) await rm(pathOf(id), { force: true })
    if (ids.length > 0) await syncFolder(contents)
    return ids.length
  }

  return {
    /** Stores a checked file, which is deleted after an hour unless a submission claims it. On disk when this resolves. */
    keep: ({ kind, type, name, content }: NewPrivateFile): Promise<PrivateFile> =>
      guarded(async () => {
        const rows = opened()
        if (rows.unclaimedBytes() + content.length > maxUnclaimedBytes) {
          throw new StorageUnavailable('Too many unclaimed uploads.')
        }
        const id = randomBytes(idBytes).toString('hex')
        const path = pathOf(id)
        await writeDurably(path, sealFile(keys, content, { id, kind, type }))
        const createdAt = now()
        const file: PrivateFile = {
          ...{ id, kind, type, name, createdAt },
          bytes: content.length,
          claimedBy: null,
          expiresAt: createdAt + unclaimedFor,
        }
        try {
          rows.insert(file, keys.current.id.toString('hex'))
        } catch (error) {
          await rm(path, { force: true })
          throw error
        }
        return file
      }),

    /** See `claimFiles`. `owner` identifies the submission, e.g. by its idempotency key. */
    claim: (uploads: readonly Claimed[], owner: string): Promise<ClaimOutcome> =>
      guarded(async () => claimFiles(opened(), uploads, owner, now())),

    /** Releases the files of a submission that could not be stored. They are kept for another hour. */
    release: (owner: string): Promise<void> =>
      guarded(async () => opened().release(owner, now() + unclaimedFor)),

    /** The record of a file; null if it does not exist or was deleted. */
    find: (id: string): Promise<PrivateFile | null> =>
      guarded(async () => opened().find(id, now())),

    /**
     * Stores the references (for people) of owners that have none yet. `find` returns null if it does not know one; that
     * owner is tried again next time. Handles the latest `atMost` owners.
     */
    nameOwners: (find: (owner: string) => string | null, atMost = 200): Promise<void> =>
      guarded(async () => {
        const rows = opened()
        for (const owner of rows.listUnnamed(atMost)) {
          const reference = find(owner)
          if (reference !== null) rows.name(owner, reference)
        }
      }),

    /** Claimed files, newest first. */
    list: (query: FileQuery): Promise<FileList> => guarded(async () => opened().list(query)),

    /** The files of a submission, oldest first. */
    listOwned: (owner: string): Promise<PrivateFile[]> =>
      guarded(async () => opened().listOwned(owner)),

    /** Owners of files of these kinds created from `from` until before `until`, without duplicates. */
    listOwners: (
      kinds: readonly string[],
      { from, until }: { from: number; until: number },
    ): Promise<string[]> => guarded(async () => opened().listOwners(kinds, from, until)),

    /**
     * Reads a file and logs the read. The caller checks permissions. Null if there is no such file; throws `FileDamaged`
     * if its content is not what was stored.
     */
    read: (id: string, by: ReadBy): Promise<{ file: PrivateFile; content: Buffer } | null> =>
      guarded(async () => {
        const rows = opened()
        const file = rows.find(id, now())
        if (!file) return null
        const content = openSealed(keys, await readSealed(pathOf(file.id)), file)
        rows.noteRead(file.id, now(), by)
        return { file, content }
      }),

    /** The log of reads of a file, oldest first, also of a deleted file. */
    listReads: (id: string): Promise<PrivateFileRead[]> =>
      guarded(async () => opened().listReads(id)),

    /** Deletes a file of this owner; its row and the log of reads stay. False if the owner has no such file. */
    remove: (id: string, owner: string): Promise<boolean> =>
      guarded(async () => (await deleteContents(opened().markRemoved(id, owner, now()))) > 0),

    /** Deletes files of a kind created before a time; their rows and the log of reads stay. Returns their number. */
    deleteOlderThan: (kind: string, before: number): Promise<number> =>
      guarded(async () => deleteContents(opened().markOutdated(kind, before, now()))),

    /** Deletes expired unclaimed files and remains of crashes. Returns their number. */
    sweep: (): Promise<number> =>
      guarded(async () => {
        const rows = opened()
        const expired = await deleteContents(rows.markExpired(now()))
        const left = await sweepFolder(contents, rows.isKept, now())
        return expired + left + (await sweepFolder(incoming, () => null, now()))
      }),

    close(): void {
      records?.close()
      records = null
    },
  }
}

async function readSealed(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new FileDamaged('The file is missing.', { cause: error })
  }
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw storageError(error)
  }
}
