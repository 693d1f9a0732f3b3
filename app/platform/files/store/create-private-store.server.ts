import { randomBytes } from 'node:crypto'
import type { StoreLocation } from '~/platform/database/store-location'
import { hours, minutes } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { storageError, StorageUnavailable } from '../storage-unavailable'
import type { UploadType } from '../uploads/upload-types'
import { claimFiles, type Claimed, type ClaimOutcome } from './claim-files.server'
import type { FileKeys } from './file-keys.server'
import { createContentFolder, createContentTable } from './file-contents.server'
import { createFileOwners } from './file-owners.server'
import { createFileRecords, type ReadBy } from './file-records.server'
import { type FileList, type FileQuery, listFiles } from './list-files.server'
import { createFileDeletion } from './mark-deleted.server'
import { createPrivateDatabase } from './private-database.server'
import type { PrivateFile, PrivateFileRead } from './private-file'
import { privateFolders } from './private-folders'
import { FileDamaged, openSealed, sealFile } from './seal-file.server'
import { sweepFolder } from './sweep-folder.server'

/** decisions.md, "Who may do what": unclaimed uploads are deleted after an hour. */
const unclaimedFor = hours(1)
const idBytes = 20
/** As long as the outbox recognizes a repeated form without script (`idempotencyKey`). */
const repeatWindow = minutes(10)

export type PrivateStoreOptions = {
  /** Must not be inside a folder that is served. */
  folder: string
  /** Where the rows are, and on PostgreSQL the contents, too. A file in the folder unless it says otherwise. */
  location?: StoreLocation
  keys: FileKeys
  /** Maximum size of the unclaimed uploads of one form, so that a flood at one leaves the others open. */
  maxUnclaimedBytes?: number
  now?: () => number
}

export type NewPrivateFile = {
  kind: string
  type: UploadType
  name: string
  content: Buffer
  /** Made by the site itself: what strangers have sent and not claimed keeps none of these out. */
  isOwn?: boolean
  /** A file with the same key within ten minutes is the same file. Must follow from the content and its sender. */
  repeatKey?: string | undefined
}

export type PrivateStore = ReturnType<typeof createPrivateStore>

/**
 * Private files of visitors: encrypted, under random names, with a log of every read. All methods throw
 * `StorageUnavailable` if the disk or the database fails.
 */
export function createPrivateStore({
  folder,
  location = { file: privateFolders(folder).database },
  keys,
  maxUnclaimedBytes = megabytes(1024),
  now = Date.now,
}: PrivateStoreOptions) {
  const folders = privateFolders(folder)
  const database = createPrivateDatabase(location)
  const rows = createFileRecords(database)
  const owners = createFileOwners(database)
  const deletion = createFileDeletion(database)
  const contents =
    database.engine === 'sqlite'
      ? createContentFolder(folders.contents, rows.isKept)
      : createContentTable(database)

  async function deleteContents(ids: readonly string[]): Promise<number> {
    await contents.remove(ids)
    return ids.length
  }

  return {
    /**
     * Stores a checked file, which is deleted after an hour unless a submission claims it. On disk when this resolves.
     */
    keep: ({ kind, type, name, content, repeatKey, isOwn }: NewPrivateFile): Promise<PrivateFile> =>
      guarded(async () => {
        if (!isOwn && (await rows.unclaimedBytes(kind)) + content.length > maxUnclaimedBytes) {
          throw new StorageUnavailable('Too many unclaimed uploads.')
        }
        const id = randomBytes(idBytes).toString('hex')
        const createdAt = now()
        await contents.write(id, sealFile(keys, content, { id, kind, type }), createdAt)
        const file: PrivateFile = {
          id,
          kind,
          type,
          name,
          createdAt,
          bytes: content.length,
          claimedBy: null,
          expiresAt: createdAt + unclaimedFor,
        }
        // The sweep removes what cannot be removed now.
        const undo = () => contents.remove([id]).catch(() => {})
        try {
          if (await rows.insert(file, keys.current.id.toString('hex'), repeatKey ?? null))
            return file
        } catch (error) {
          await undo()
          throw error
        }
        // Another node has kept the same file meanwhile.
        await undo()
        const repeated = repeatKey && (await rows.findRepeated(repeatKey, createdAt - repeatWindow))
        if (!repeated) throw new StorageUnavailable('A repeated file was deleted meanwhile.')
        return repeated
      }),

    /** The file that was kept with this repeat key within the last ten minutes; null if there is none. */
    findRepeated: (repeatKey: string): Promise<PrivateFile | null> =>
      guarded(() => rows.findRepeated(repeatKey, now() - repeatWindow)),

    /** See `claimFiles`. `owner` identifies the submission, e.g. by its idempotency key. */
    claim: (uploads: readonly Claimed[], owner: string): Promise<ClaimOutcome> =>
      guarded(() => claimFiles(database, uploads, owner, now())),

    /** Releases the files of a submission that could not be stored. They are kept for another hour. */
    release: (owner: string): Promise<void> =>
      guarded(() => rows.release(owner, now() + unclaimedFor)),

    /** The record of a file; null if it does not exist or was deleted. */
    find: (id: string): Promise<PrivateFile | null> => guarded(() => rows.find(id, now())),

    /**
     * Stores the references (for people) of owners that have none yet. `find` returns null if it does not know one;
     * that owner is tried again next time. Handles the latest `max` owners.
     */
    nameOwners: (find: (owner: string) => Promise<string | null>, max = 200): Promise<void> =>
      guarded(async () => {
        for (const owner of await owners.listUnnamed(max)) {
          const reference = await find(owner)
          if (reference !== null) await owners.name(owner, reference)
        }
      }),

    /** Claimed files, newest first. */
    list: (query: FileQuery): Promise<FileList> => guarded(() => listFiles(database, query)),

    /** The files of a submission, oldest first. */
    listOwned: (owner: string): Promise<PrivateFile[]> => guarded(() => rows.listOwned(owner)),

    /** Owners of files of these kinds created from `from` until before `until`, without duplicates. */
    listOwners: (
      kinds: readonly string[],
      { from, until }: { from: number; until: number },
    ): Promise<string[]> => guarded(() => owners.listOwners(kinds, from, until)),

    /**
     * Reads a file and logs the read. The caller checks permissions. Null if there is no such file; throws
     * `FileDamaged` if its content is not what was stored.
     */
    read: (id: string, by: ReadBy): Promise<{ file: PrivateFile; content: Buffer } | null> =>
      guarded(async () => {
        const file = await rows.find(id, now())
        if (!file) return null
        const sealed = await contents.read(file.id)
        if (!sealed) throw new FileDamaged('The file is missing.')
        const content = openSealed(keys, sealed, file)
        await rows.noteRead(file.id, now(), by)
        return { file, content }
      }),

    /** The log of reads of a file, oldest first, also of a deleted file. */
    listReads: (id: string): Promise<PrivateFileRead[]> => guarded(() => rows.listReads(id)),

    /** Deletes a file of this owner; its row and the log of reads stay. False if the owner has no such file. */
    remove: (id: string, owner: string): Promise<boolean> =>
      guarded(async () => (await deleteContents(await deletion.markRemoved(id, owner, now()))) > 0),

    /** Deletes files of a kind created before a time; their rows and the log of reads stay. Returns their number. */
    deleteOlderThan: (kind: string, before: number): Promise<number> =>
      guarded(async () => deleteContents(await deletion.markOutdated(kind, before, now()))),

    /** Deletes expired unclaimed files and remains of crashes. Returns their number. */
    sweep: (): Promise<number> =>
      guarded(async () => {
        const expired = await deleteContents(await deletion.markExpired(now()))
        const left = await contents.sweep(now())
        return expired + left + (await sweepFolder(folders.incoming, async () => null, now()))
      }),

    canWrite: database.canWrite,
    close: database.close,
  }
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw storageError(error)
  }
}
