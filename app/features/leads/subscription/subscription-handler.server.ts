import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import { ownPage } from '../form/own-page'
import { leadConfirmation } from '../submit/lead-confirmation.server'
import type { LeadHandler } from '../submit/lead-handler'
import { payloadFields } from '../submit/lead-payload'
import { subscriptionSchema } from './subscription-schema'

const schema = subscriptionSchema(isPhoneNumber)

/** Takes subscriptions to the newsletter. */
export const subscriptionHandler: LeadHandler<ReturnType<typeof subscriptionSchema>> = {
  schema,
  payload: { fields: payloadFields(schema.shape) },
  draft: async (fields, base) => ({
    lead: {
      ...base,
      kind: 'subscription',
      contact: toContact({ ...fields, contactMethod: null }),
      specialRequirement: null,
      page: fields.page || ownPage,
    },
    confirmation: leadConfirmation('subscribe', base.language),
  }),
}
