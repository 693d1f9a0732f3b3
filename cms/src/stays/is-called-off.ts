import type { Core } from '@strapi/strapi'
import { stagesCalledOff } from '../content-types/stay-stage'
import { findStay } from './stay-record'

/** Whether the stay of a contract is lost or cancelled; false where it has none. */
export async function isCalledOff(strapi: Core.Strapi, contract: string): Promise<boolean> {
  const stay = await findStay(strapi, { contract })
  return stay !== null && stagesCalledOff.includes(stay.stage)
}
