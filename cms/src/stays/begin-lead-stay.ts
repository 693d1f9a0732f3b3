import type { Core } from '@strapi/strapi'
import type { LeadStay } from '../content-types/desk-lead'
import { beginStay } from './begin-stay'
import { detailOfFacts } from './log-setting'
import { readSubmission } from './follow-submission'
import { findStay, writeStayEvent } from './stay-record'

type Begun = { reference: string; isNew: boolean }

/**
 * Makes the stay of a landing lead that names no dates, with those that staff know, in one transaction. Guest, contact,
 * language and section come from the lead. A lead that has become a stay keeps that one, also when two people make it
 * at once. Null where there is no such lead.
 */
export async function beginLeadStay(
  strapi: Core.Strapi,
  lead: string,
  wanted: LeadStay,
): Promise<Begun | null> {
  try {
    return await strapi.db.transaction(() => begin(strapi, lead, wanted))
  } catch (error) {
    // Look in the table whether another request was faster: error messages differ between databases.
    const known = await findKnown(strapi, lead)
    if (!known) throw error
    return known
  }
}

async function begin(
  strapi: Core.Strapi,
  lead: string,
  { by, ...facts }: LeadStay,
): Promise<Begun | null> {
  const known = await findKnown(strapi, lead)
  if (known) return known
  const source = await readSubmission(strapi, 'api::lead.lead', { reference: lead })
  if (!source) return null
  const { rental, startDate, endDate, guests } = facts
  const { lostReason: _, ...asked } = source
  const stay = {
    ...asked,
    // The team goes on with it, also where it was given up before.
    stage: source.stage === 'lost' ? ('answered' as const) : source.stage,
    facts: {
      ...source.facts,
      ...(rental && { rentalId: rental.id, rentalName: rental.name }),
      startDate,
      endDate,
      guests,
    },
  }
  const reference = await beginStay(strapi, stay, by, new Date().toISOString())
  await writeStayEvent(strapi, reference, by, { kind: 'facts', detail: detailOfFacts(facts) })
  return { reference, isNew: true }
}

async function findKnown(strapi: Core.Strapi, lead: string): Promise<Begun | null> {
  const stay = await findStay(strapi, { lead })
  return stay && { reference: stay.reference, isNew: false }
}
