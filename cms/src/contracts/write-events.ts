import type { Core } from '@strapi/strapi'
import type { ContractEvent } from '../content-types/contract'
import { eventUid } from './contract-uids'

/** Appends to the log of a contract; only within `receiving`. */
export async function writeEvents(
  strapi: Core.Strapi,
  reference: string,
  events: readonly ContractEvent[],
): Promise<void> {
  for (const event of events) {
    await strapi.documents(eventUid).create({ data: { reference, ...event } })
  }
}
