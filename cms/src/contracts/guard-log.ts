import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { contractUid, eventUid, versionUid } from './contract-uids'
import { translate } from '../labels/translate'

const kept: readonly string[] = [contractUid, eventUid, versionUid]

/** Contracts, what was signed and what happened are evidence: nobody deletes them in the panel. */
export function guardContractLog(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'delete' && kept.includes(context.uid)) {
      throw new errors.PolicyError(
        translate('Not deleted: contracts and their log are kept as evidence.'),
      )
    }
    return next()
  })
}
