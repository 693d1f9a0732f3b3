import type { Core } from '@strapi/strapi'
import { deskLeadAnswerSchema } from '../content-types/desk-lead'
import { findStay } from '../stays/stay-record'
import { stayOfLead } from '../stays/stay-sources'

/** A landing lead with what a stay is made of, and the stay that it has become; null for other leads. */
export async function readLead(strapi: Core.Strapi, reference: string) {
  const row = await strapi.db.query('api::lead.lead').findOne({ where: { reference } })
  const source = row && stayOfLead(row)
  if (!source) return { data: null }
  const { receivedAt, words, facts } = source
  const { guestName: name, rentalName: about, ...known } = facts
  const stay = await findStay(strapi, { lead: reference })
  return deskLeadAnswerSchema.parse({
    data: {
      ...known,
      documentId: row.documentId,
      reference,
      receivedAt,
      name,
      about,
      words,
      adults: row.adults,
      children: row.children,
      contactMethod: row.contactMethod,
      stay: stay?.reference ?? null,
    },
  })
}
