import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import { leadConfirmation } from '../submit/lead-confirmation.server'
import type { LeadBase, LeadHandler } from '../submit/lead-handler'
import { listWithUsSchema, referralSchema, type OwnersFields } from './owners-schema'

type OwnersHandler = LeadHandler<ReturnType<typeof listWithUsSchema>>

const payload = {
  fields: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'countryCode',
    'contactMethod',
    'specialRequirement',
  ],
  aliases: { specialRequeriment: 'specialRequirement' },
}

const shared = (fields: OwnersFields, base: LeadBase) => ({
  ...base,
  contact: toContact(fields),
  specialRequirement: fields.specialRequirement || null,
})

/** Takes owners and agents who ask to list a property. */
export const listWithUsHandler: OwnersHandler = {
  schema: listWithUsSchema(isPhoneNumber),
  payload,
  draft: async (fields, base) => ({
    lead: { ...shared(fields, base), kind: 'listWithUs' },
    confirmation: leadConfirmation('list-with-us', base.language),
  }),
}

/** Takes who wants to earn by the referral plan. */
export const referralHandler: OwnersHandler = {
  schema: referralSchema(isPhoneNumber),
  payload,
  draft: async (fields, base) => ({
    lead: { ...shared(fields, base), kind: 'referral' },
    confirmation: leadConfirmation('referral', base.language),
  }),
}
