import type { Core } from '@strapi/strapi'
import { stagesCalledOff } from '../content-types/stay-stage'
import { findStay, type StayRecord } from './stay-record'

/** Whether the stay of a contract is lost or cancelled; false where it has none. */
export async function isCalledOff(strapi: Core.Strapi, contract: string): Promise<boolean> {
  return isStayCalledOff(await findStay(strapi, { contract }))
}

export function isStayCalledOff(stay: StayRecord | null): boolean {
  return stay !== null && stagesCalledOff.includes(stay.stage)
}
