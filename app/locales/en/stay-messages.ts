/** What a message about a stay is called, by its kind in the outbox. */
export const stayMessages = {
  inquiry: 'Inquiry',
  lead: 'Message of a form',
  'subscription-change': 'Subscription',
  'subscription-reminder': 'Reminder to confirm a subscription',
  'stay-answer': 'Answer',
  offer: 'Offer',
  'offer-accepted': 'Offer accepted',
  'offer-declined': 'Offer declined',
  'offer-question': 'Question about an offer',
  'contract-link': 'Link to the contract',
  'contract-reminder': 'Reminder of the contract',
  'contract-progress': 'How far the contract is signed',
  'contract-message': 'Question about the contract',
  'contract-countersign': 'Contract to countersign',
  'signed-contract': 'Signed contract',
  'signed-contract-copy': 'Copy of the signed contract',
  'nights-taken': 'Nights taken at the signature',
  'payment-receipt': 'Receipt',
  'payment-reminder': 'Reminder of a payment',
  'instructions-ready': 'Arrival instructions',
  'review-request': 'Request for a review',
  'review-received': 'New review',
} as const

/** Where a step of its delivery leads. */
export const stayMessageSteps = {
  cms: 'to the CMS',
  'mail-guest': 'to the guest',
  'mail-visitor': 'to the visitor',
  'mail-staff': 'to the team',
} as const
