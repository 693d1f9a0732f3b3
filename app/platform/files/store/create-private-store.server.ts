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

/** decisions.md, "Who may do what": what no submission claims is deleted after an hour. */
const unclaimedFor = hours(1)
const idBytes = 20

export type PrivateStoreOptions = {
  /** Outside any folder that is served. */
  folder: string
  keys: FileKeys
  /** Uploads that nobody has claimed never take more than this together. */
  mostUnclaimedBytes?: number
  now?: () => number
}

export type NewPrivateFile = { kind: string; type: UploadType; name: string; content: Buffer }

export type PrivateStore = ReturnType<typeof createPrivateStore>

/**
 * Files of visitors that nobody may see by an address: encrypted, under random names, every reading
 * noted. All of it throws `StorageUnavailable` where the disk fails.
 */
export function createPrivateStore({
  folder,
  keys,
  mostUnclaimedBytes = megabytes(2048),
  now = Date.now,
}: PrivateStoreOptions) {
  const { contents, incoming, database } = privateFolders(folder)
  const pathOf = (id: string) => join(contents, id)
  let records: FileRecords | null = null
  // Opened when first needed and tried again where that fails, so that a full disk stops no start.
  const opened = () => (records ??= createFileRecords(openPrivateDatabase(database)))

  async function deleteContents(ids: readonly string[]): Promise<number> {
    for (const id of ids) await rm(pathOf(id), { force: true })
    if (ids.length > 0) await syncFolder(contents)
    return ids.length
  }

  return {
    /** Stores a checked file for an hour, until a submission claims it. It is on the disk when this resolves. */
    keep: ({ kind, type, name, content }: NewPrivateFile): Promise<PrivateFile> =>
      guarded(async () => {
        const rows = opened()
        if (rows.unclaimedBytes() + content.length > mostUnclaimedBytes) {
          throw new StorageUnavailable('Too many uploads wait for their submissions.')
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

    /** See `claimFiles`. `owner` names the submission, e.g. by its idempotency key. */
    claim: (uploads: readonly Claimed[], owner: string): Promise<ClaimOutcome> =>
      guarded(async () => claimFiles(opened(), uploads, owner, now())),

    /** Takes a claim back where the submission could not be stored; its files wait one hour more. */
    release: (owner: string): Promise<void> =>
      guarded(async () => opened().release(owner, now() + unclaimedFor)),

    /** What is known of a file; null where there is none, or no longer. */
    find: (id: string): Promise<PrivateFile | null> =>
      guarded(async () => opened().find(id, now())),

    /**
     * Tells of owners whose files have no reference yet what people call them. `find` gives null where it does
     * not know; such an owner is asked for again next time. The latest `atMost` are looked at.
     */
    nameOwners: (find: (owner: string) => string | null, atMost = 200): Promise<void> =>
      guarded(async () => {
        const rows = opened()
        for (const owner of rows.listUnnamed(atMost)) {
          const reference = find(owner)
          if (reference !== null) rows.name(owner, reference)
        }
      }),

    /** The files that submissions have claimed, the latest first. */
    list: (query: FileQuery): Promise<FileList> => guarded(async () => opened().list(query)),

    /** The files of a submission, oldest first. */
    listOwned: (owner: string): Promise<PrivateFile[]> =>
      guarded(async () => opened().listOwned(owner)),

    /** Who owns files of these kinds that came at or after `from` and before `until`; each owner once. */
    listOwners: (
      kinds: readonly string[],
      { from, until }: { from: number; until: number },
    ): Promise<string[]> => guarded(async () => opened().listOwners(kinds, from, until)),

    /**
     * Reads a file and notes who did. Whether they may is the caller's to know. Null where there is
     * none; throws `FileDamaged` where it is not what was stored. Nothing is given without its note.
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

    /** Who read a file and when, oldest first; also of a file that is deleted. */
    listReads: (id: string): Promise<PrivateFileRead[]> =>
      guarded(async () => opened().listReads(id)),

    /** Deletes a file of this owner at once; its row and the trail stay. False where the owner has no such file. */
    remove: (id: string, owner: string): Promise<boolean> =>
      guarded(async () => (await deleteContents(opened().markRemoved(id, owner, now()))) > 0),

    /** Deletes files of a kind that came before a time; their rows and the trail stay. Gives how many. */
    deleteOlderThan: (kind: string, before: number): Promise<number> =>
      guarded(async () => deleteContents(opened().markOutdated(kind, before, now()))),

    /** Deletes what nobody claimed in time and what a crash left behind. Gives how many. */
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
