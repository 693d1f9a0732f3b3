import type { LeadContent } from '~content/lead'

/** What a lead is about in the words the visitor read: an offer, a place, a provider, a vacancy; null without any. */
export function subjectOf(lead: LeadContent): string | null {
  switch (lead.kind) {
    case 'landing':
      return lead.request.source.title
    case 'productReport':
    case 'productClaim':
      return lead.product.name
    case 'providerReport':
      return lead.provider.name
    case 'career':
      return lead.application.career.title
    case 'contractInquiry':
      return lead.contractsAr.title
    case 'listWithUs':
    case 'referral':
    case 'subscription':
      return null
  }
}

/** What the visitor wrote; null if nothing was. */
export function messageOf(lead: LeadContent): string | null {
  return 'description' in lead ? lead.description : lead.specialRequirement
}
