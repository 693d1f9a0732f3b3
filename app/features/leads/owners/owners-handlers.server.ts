import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import { leadConfirmation } from '../submit/lead-confirmation.server'
import type { LeadBase, LeadHandler } from '../submit/lead-handler'
import { payloadFields } from '../submit/lead-payload'
import { listWithUsSchema, referralSchema, type OwnersFields } from './owners-schema'

type OwnersHandler = LeadHandler<ReturnType<typeof listWithUsSchema>>

const listWithUs = listWithUsSchema(isPhoneNumber)
const referral = referralSchema(isPhoneNumber)

const payloadOf = ({ shape }: OwnersHandler['schema']) => ({
  fields: payloadFields(shape),
  aliases: { specialRequeriment: 'specialRequirement' },
})

const shared = (fields: OwnersFields, base: LeadBase) => ({
  ...base,
  contact: toContact(fields),
  specialRequirement: fields.specialRequirement || null,
})

/** Handles the form of owners and agents who want to list a property. */
export const listWithUsHandler: OwnersHandler = {
  schema: listWithUs,
  payload: payloadOf(listWithUs),
  draft: async (fields, base) => ({
    lead: { ...shared(fields, base), kind: 'listWithUs' },
    confirmation: leadConfirmation('list-with-us', base.language),
  }),
}

/** Handles the form of the referral plan. */
export const referralHandler: OwnersHandler = {
  schema: referral,
  payload: payloadOf(referral),
  draft: async (fields, base) => ({
    lead: { ...shared(fields, base), kind: 'referral' },
    confirmation: leadConfirmation('referral', base.language),
  }),
}
