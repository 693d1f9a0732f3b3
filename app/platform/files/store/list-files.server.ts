import type { PrivateDatabase } from './private-database.server'
import type { PrivateFile } from './private-file'

export type FileQuery = {
  /** Only files of these kinds. */
  kinds: readonly string[]
  /** Text that the name or the reference contains, case-insensitive; empty for all. */
  search: string
  limit: number
  offset: number
}

/** A file that a submission has claimed. */
export type ListedFile = Pick<
  PrivateFile,
  'id' | 'kind' | 'type' | 'bytes' | 'name' | 'createdAt'
> & {
  /** The reference of the submission for people, or its owner id if unknown. */
  reference: string
  /** Number of reads by people; reads by the site itself are not counted. */
  reads: number
}

export type FileList = { files: ListedFile[]; total: number }

type Condition = { kinds: string; pattern: string }

const condition = `deleted_at IS NULL AND claimed_by IS NOT NULL
  AND kind IN (SELECT value FROM json_each(:kinds))
  AND (name LIKE :pattern ESCAPE '\\' OR coalesce(reference, claimed_by) LIKE :pattern ESCAPE '\\')`

/** Lists claimed files, newest first. */
export function createFileList(database: PrivateDatabase) {
  const page = database.prepare<[Condition & { limit: number; offset: number }], ListedFile>(
    `SELECT id, kind, type, bytes, name, created_at AS createdAt, coalesce(reference, claimed_by) AS reference,
       (SELECT count(*) FROM file_read
        WHERE file_read.file = file.id AND reader NOT LIKE 'system:%') AS reads
     FROM file WHERE ${condition}
     ORDER BY created_at DESC, id LIMIT :limit OFFSET :offset`,
  )
  const count = database
    .prepare<[Condition], number>(`SELECT count(*) FROM file WHERE ${condition}`)
    .pluck()

  return ({ kinds, search, limit, offset }: FileQuery): FileList => {
    const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const requested = { kinds: JSON.stringify(kinds), pattern }
    return { files: page.all({ ...requested, limit, offset }), total: count.get(requested) ?? 0 }
  }
}
