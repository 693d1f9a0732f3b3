import type { Core } from '@strapi/strapi'
import type { ImportChange } from '../../content-types/rental-import'
import { busyStages, findImport, moveImport } from './import-record'
import { isBusy } from './receive-file'
import { runImports } from './run-imports'

/**
 * Starts, resumes or stops an import or its dry run. False where its stage, or another import, does not allow it. One
 * that was never started goes on with its dry run, so that nothing is written that nobody saw.
 */
export async function changeImport(
  strapi: Core.Strapi,
  key: string,
  { do: action, by, language }: ImportChange,
): Promise<boolean> {
  const row = await findImport(strapi, { key })
  if (!row) return false
  if (action === 'stop') {
    return moveImport(strapi, row, { from: busyStages, stage: 'stopped' })
  }
  const isStarted = await strapi.db.transaction(async () => {
    if (await isBusy(strapi)) return false
    const isHalfChecked = row.stage === 'stopped' && row.language === null
    if (isHalfChecked) return moveImport(strapi, row, { from: ['stopped'], stage: 'planning' })
    const from = ['planned', 'stopped'] as const
    return moveImport(strapi, row, { from, stage: 'importing', account: by.id, language })
  })
  if (isStarted) void runImports(strapi)
  return isStarted
}
