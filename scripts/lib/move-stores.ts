import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPrivateDatabase } from '~/platform/files/store/private-database.server'
import { createOutboxDatabase } from '~/platform/outbox/outbox-database.server'

const submissionsAtOnce = 500
const filesAtOnce = 100

/**
 * Copies the submissions of an outbox file to PostgreSQL, in one transaction. A submission that is there already, by its
 * id or its key, stays as it is there. Returns how many were copied. Opening
 * the file brings its tables up to date; its rows stay as they are.
 */
export async function copyOutbox(file: string, url: string): Promise<number> {
  const [from, to] = [createOutboxDatabase({ file }), createOutboxDatabase({ url })]
  try {
    const source = await from.open()
    const target = await to.open()
    return await target.transaction().execute(async (transaction) => {
      let copied = 0
      for (let offset = 0; ; offset += submissionsAtOnce) {
        const page = source.selectFrom('submission').selectAll().orderBy('id')
        const rows = await page.limit(submissionsAtOnce).offset(offset).execute()
        if (rows.length === 0) return copied
        const inserted = await transaction
          .insertInto('submission')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute()
        const ids = inserted.map(({ id }) => id)
        const steps = source.selectFrom('step').selectAll().where('submission', 'in', ids)
        const copies = await steps.execute()
        if (copies.length > 0) await transaction.insertInto('step').values(copies).execute()
        copied += ids.length
      }
    })
  } finally {
    await from.close()
    await to.close()
  }
}

/**
 * Copies the private files of a folder to PostgreSQL with the log of reads, in one transaction. Files that are there
 * already stay as they are there. Returns how many rows were copied, and the ids of files without content. Rows
 * and files of the folder stay as they are.
 */
export async function copyPrivateFiles(
  { database, contents }: { database: string; contents: string },
  url: string,
): Promise<{ copied: number; missing: string[] }> {
  const [from, to] = [createPrivateDatabase({ file: database }), createPrivateDatabase({ url })]
  const missing: string[] = []
  try {
    const source = await from.open()
    const target = await to.open()
    return await target.transaction().execute(async (transaction) => {
      let copied = 0
      for (let offset = 0; ; offset += filesAtOnce) {
        const page = source.selectFrom('file').selectAll().orderBy('id')
        const rows = await page.limit(filesAtOnce).offset(offset).execute()
        if (rows.length === 0) return { copied, missing }
        const inserted = await transaction
          .insertInto('file')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returning(['id', 'deleted_at', 'created_at'])
          .execute()
        const reads = await source
          .selectFrom('file_read')
          .select(['file', 'at', 'reader', 'address'])
          .where(
            'file',
            'in',
            inserted.map(({ id }) => id),
          )
          .orderBy('rowid')
          .execute()
        if (reads.length > 0) await transaction.insertInto('file_read').values(reads).execute()
        for (const { id, deleted_at, created_at } of inserted) {
          if (deleted_at !== null) continue
          const path = join(contents, id)
          if (!existsSync(path)) {
            missing.push(id)
            continue
          }
          const content = { file: id, sealed: await readFile(path), written_at: created_at }
          await transaction.insertInto('file_content').values(content).execute()
        }
        copied += inserted.length
      }
    })
  } finally {
    await from.close()
    await to.close()
  }
}
