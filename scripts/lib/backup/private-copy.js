import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { privateDatabaseFile, privateFilesFolder } from './backup-parts.js'
import { openSqlite } from './copy-sqlite.js'

/**
 * A private file may be deleted between the copy of its row and the copy of its content: the copied row is
 * then marked as deleted, too. Answers the ids of files that the site itself is missing.
 * @param {string} data DATA_DIR
 * @param {string} copiedData its copy
 * @returns {Promise<string[]>}
 */
export async function settlePrivateCopy(data, copiedData) {
  const file = join(copiedData, privateDatabaseFile)
  if (!existsSync(file)) return []
  const copy = await openSqlite(file, { readonly: false })
  const source = await openSqlite(join(data, privateDatabaseFile), { readonly: true })
  try {
    const listKept = copy.prepare('SELECT id FROM file WHERE deleted_at IS NULL').pluck()
    const findKept = source.prepare('SELECT 1 FROM file WHERE id = ? AND deleted_at IS NULL')
    const markDeleted = copy.prepare('UPDATE file SET deleted_at = ? WHERE id = ?')
    const missing = []
    for (const id of listKept.all().map(String)) {
      if (existsSync(join(copiedData, privateFilesFolder, id))) continue
      if (findKept.get(id)) missing.push(id)
      else markDeleted.run(Date.now(), id)
    }
    return missing
  } finally {
    copy.close()
    source.close()
  }
}
