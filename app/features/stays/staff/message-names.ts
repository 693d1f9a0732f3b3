/** The kinds of messages that have words for staff, by their names in the outbox. */
const messageNames = [
  'inquiry',
  'lead',
  'subscription-change',
  'subscription-reminder',
  'stay-answer',
  'offer',
  'offer-accepted',
  'offer-declined',
  'offer-question',
  'contract-link',
  'contract-reminder',
  'contract-progress',
  'contract-message',
  'contract-countersign',
  'signed-contract',
  'signed-contract-copy',
  'nights-taken',
  'payment-receipt',
  'payment-reminder',
  'instructions-ready',
  'review-request',
  'review-received',
] as const

/** The steps of a message that have words for staff. */
const messageSteps = ['cms', 'mail-guest', 'mail-visitor', 'mail-staff'] as const

/** The words of a message and of one of its steps, null for what has none; `code` stands for them then. */
export function nameMessage(kind: string, step: string) {
  return {
    code: `${kind} · ${step}`,
    name: messageNames.find((each) => each === kind) ?? null,
    step: messageSteps.find((each) => each === step) ?? null,
  }
}
