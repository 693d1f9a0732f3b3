import { someLead } from '../../app/testing/factories/lead'
import type { LeadContent, LeadSubmission } from '../../content-types/lead'
import type { LeadKind } from '../../content-types/lead-kind'

type Of<Kind extends LeadKind> = Extract<LeadSubmission, { kind: Kind }>

let made = 0

/** A lead of a kind from a Spanish page; each has an id, a reference and an e-mail of its own. */
export function leadSample<Kind extends LeadKind>(
  kind: Kind,
  overrides: Partial<Of<Kind>> = {},
): Of<Kind> {
  made += 1
  const number = String(made).padStart(4, '0')
  const lead: LeadContent = someLead(kind)
  const sample = {
    ...lead,
    submissionId: `10000000-0000-4000-8000-00000000${number}`,
    reference: `CS-9L${number}`,
    receivedAt: '2026-11-21T15:04:05.678Z',
    contact: { ...lead.contact, email: `maria.${number}@example.com` },
    campaign: {
      source: 'newsletter',
      medium: 'email',
      campaign: 'noviembre',
      term: null,
      content: null,
      referrer: 'https://mail.example.com/',
      landingPage: '/es/blog',
    },
    ...(kind === 'subscription' && {
      endLink: 'https://ceiba.example/es/suscribirse/baja/a-token',
    }),
    ...overrides,
  }
  return sample as unknown as Of<Kind>
}

/** A request for the newsletter with this e-mail. */
export function subscriptionSample(email: string) {
  const sample = leadSample('subscription')
  return { ...sample, contact: { ...sample.contact, email } }
}
