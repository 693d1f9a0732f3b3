import type { Core } from '@strapi/strapi'
import { isSeeding, recordChange } from '../changes/record-change'

/** A change of nights is one of their rental, because the site shows them with it. */
export async function announceRental(strapi: Core.Strapi, documentId: string): Promise<void> {
  if (isSeeding(strapi)) return
  await recordChange(strapi, {
    event: 'update',
    uid: 'api::rental.rental',
    documentId,
    locale: null,
  })
}
