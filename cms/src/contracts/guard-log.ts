import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { contractUid, eventUid, versionUid } from './contract-uids'
import { translate } from '../labels/translate'

const kept: readonly string[] = [contractUid, eventUid, versionUid]

/** Contracts, signed versions and log lines are evidence: the panel cannot delete them. */
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
