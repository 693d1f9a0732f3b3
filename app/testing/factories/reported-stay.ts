import type { ReportedLead, ReportedStay } from '~content/report'

type Campaign = ReportedStay['campaign']
type Over<Record extends { campaign: Campaign }> = Partial<Omit<Record, 'campaign'>> & {
  campaign?: Partial<Campaign>
}

const reached = { answered: null, offered: null, accepted: null, contractSent: null, signed: null }
const campaign: Campaign = {
  source: null,
  medium: null,
  campaign: null,
  referrer: null,
  landingPage: null,
}

/** A stay as reports get it: a new inquiry of which nothing is known. */
export function reportedStay({ campaign: told, ...over }: Over<ReportedStay> = {}): ReportedStay {
  return {
    receivedAt: '2026-11-17T15:00:00.000Z',
    stage: 'new',
    lostReason: null,
    language: 'es',
    section: 'vacationRentals',
    origin: 'inquiry',
    isLanding: false,
    formPage: null,
    reached,
    answered: null,
    campaign: { ...campaign, ...told },
    ...over,
  }
}

/** A lead as reports get it. */
export function reportedLead({ campaign: told, ...over }: Over<ReportedLead> = {}): ReportedLead {
  return {
    receivedAt: '2026-11-17T15:00:00.000Z',
    formPage: null,
    campaign: { ...campaign, ...told },
    ...over,
  }
}
