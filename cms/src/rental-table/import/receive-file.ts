import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { NewImport } from '../../content-types/rental-import'
import { parseFile } from '../parse-file'
import { busyStages, type ImportRow, importUid, lineUid } from './import-record'

/** The lines of older imports are deleted. */
const keptImports = 20
const linesPerInsert = 50

/** Stores an uploaded file, whose dry run follows. Null while another import is under way. */
export async function receiveFile(
  strapi: Core.Strapi,
  { by, fileName, text }: NewImport,
): Promise<{ key: string } | null> {
  const parsed = parseFile(text)
  const key = randomBytes(10).toString('hex')
  const isReadable = Array.isArray(parsed)
  return strapi.db.transaction(async () => {
    if (await isBusy(strapi)) return null
    await deleteOld(strapi)
    await strapi.db.query(importUid).create({
      data: {
        key,
        fileName,
        by: by.name,
        account: by.id,
        at: new Date(),
        stage: isReadable ? 'planning' : 'unreadable',
        problem: isReadable ? null : parsed,
      },
    })
    const rows = (isReadable ? parsed : []).map(({ line, cells, problem }) => ({
      import: key,
      line,
      cells,
      problem,
      slug: (cells.slug ?? '').slice(0, 200),
      kind: 'waiting',
    }))
    for (let start = 0; start < rows.length; start += linesPerInsert) {
      const data = rows.slice(start, start + linesPerInsert)
      await strapi.db.query(lineUid).createMany({ data })
    }
    return { key }
  })
}

export async function isBusy(strapi: Core.Strapi): Promise<boolean> {
  const where = { stage: { $in: [...busyStages] } }
  return (await strapi.db.query(importUid).count({ where })) > 0
}

async function deleteOld(strapi: Core.Strapi): Promise<void> {
  const old: ImportRow[] = await strapi.db
    .query(importUid)
    .findMany({ orderBy: { id: 'desc' }, offset: keptImports - 1, limit: 1000 })
  const keys = old.map(({ key }) => key)
  await strapi.db.query(lineUid).deleteMany({ where: { import: { $in: keys } } })
  await strapi.db.query(importUid).deleteMany({ where: { key: { $in: keys } } })
}
