/** The kinds of messages that have words for staff, by their names in the outbox. */
const messageNames = [
  ...(['inquiry', 'lead', 'subscription-change', 'subscription-reminder'] as const),
  ...(['stay-answer', 'offer', 'offer-accepted', 'offer-declined', 'offer-question'] as const),
  ...(['contract-link', 'contract-reminder', 'contract-progress', 'contract-message'] as const),
  ...(['contract-countersign', 'signed-contract', 'signed-contract-copy'] as const),
  ...(['nights-taken', 'payment-receipt', 'payment-reminder', 'instructions-ready'] as const),
  ...(['review-request', 'review-received'] as const),
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
