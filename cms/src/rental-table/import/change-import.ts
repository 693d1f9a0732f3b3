import type { Core } from '@strapi/strapi'
import type { ImportChange } from '../../content-types/rental-import'
import { findImport, moveImport } from './import-record'
import { isBusy } from './receive-file'
import { runImports } from './run-imports'

/** Starts, resumes or stops an import. False where its stage, or another import, does not allow it. */
export async function changeImport(
  strapi: Core.Strapi,
  key: string,
  { do: action, by, language }: ImportChange,
): Promise<boolean> {
  const row = await findImport(strapi, { key })
  if (!row) return false
  if (action === 'stop') {
    return moveImport(strapi, row, { from: ['importing'], stage: 'stopped' })
  }
  const isStarted = await strapi.db.transaction(async () => {
    if (await isBusy(strapi)) return false
    const from = ['planned', 'stopped'] as const
    return moveImport(strapi, row, { from, stage: 'importing', account: by.id, language })
  })
  if (isStarted) void runImports(strapi)
  return isStarted
}
