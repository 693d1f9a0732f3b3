import type { Core } from '@strapi/strapi'
import { validVersions } from '../contracts/valid-versions'

/**
 * A condition for stays: their signed contract was sent again, and waits for the next signature. A contract that was
 * withdrawn in between holds nothing.
 */
export function isSentAgain(strapi: Core.Strapi) {
  return { stage: 'contractSent', contract: { $in: validVersions(strapi, 'reference') } }
}
