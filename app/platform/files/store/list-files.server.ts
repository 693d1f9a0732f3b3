import { type ExpressionBuilder, sql } from 'kysely'
import type { PrivateDatabase, PrivateTables } from './private-database.server'
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

/** Claimed files, newest first, and how many there are on all pages. */
export async function listFiles(
  database: PrivateDatabase,
  { kinds, search, limit, offset }: FileQuery,
): Promise<FileList> {
  if (kinds.length === 0) return { files: [], total: 0 }
  const opened = await database.open()
  const reference = sql<string>`coalesce(file.reference, file.claimed_by)`
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const contains = (text: ReturnType<typeof sql>) =>
    sql<boolean>`lower(${text}) LIKE lower(${pattern}) ESCAPE '\\'`
  const found = opened
    .selectFrom('file')
    .where('deleted_at', 'is', null)
    .where('claimed_by', 'is not', null)
    .where('kind', 'in', kinds)
    .where(({ or }) => or([contains(sql`file.name`), contains(reference)]))
  const files = await found
    .select(['id', 'kind', 'type', 'bytes', 'name', 'created_at as createdAt'])
    .select([reference.as('reference'), countReads])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { files, total }
}

function countReads({ selectFrom }: ExpressionBuilder<PrivateTables, 'file'>) {
  return selectFrom('file_read')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('file_read.file', '=', 'file.id')
    .where('reader', 'not like', 'system:%')
    .$asScalar()
    .$notNull()
    .as('reads')
}
