import { createHash } from 'node:crypto'
import type { InquirySubmission } from '../../../content-types/inquiry'
import type { SectionKey } from '../../../content-types/section-key'
import type { StayStage } from '../../../content-types/stay-stage'
import type { InquiryStage } from '../../src/submissions/inquiry-stages'
import { currencyFacts } from '../../../content-types/currency-code'
import type { StaySeed } from '../content/stays/stay-seed'
import { towns } from '../content/towns'
import type { RentalSeed } from '../content/types'
import { type DemoStay, priceLines } from './demo-stay'
import type { DemoRental } from './stay-money'

/** What the guest sent by the form of the site. */
export function demoInquiry(
  stay: DemoStay,
  { id, seed: rental }: DemoRental,
  siteOrigin: string,
): InquirySubmission {
  const { seed, guest, reference, currency, startDate, endDate, askedAt } = stay
  const { adults, children = 0, nights, source, words = null } = seed
  const lines = priceLines(rental, stay).map(({ label, cents }) => ({
    label: label[guest.language],
    amount: cents / 100,
  }))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    reference,
    receivedAt: askedAt,
    language: guest.language,
    submissionId: createHash('sha256').update(`demo ${reference}`).digest('hex').slice(0, 32),
    contact: {
      firstName: guest.first,
      lastName: guest.last,
      email: guest.email,
      phone: guest.phone,
      countryCode: guest.country,
      noPhone: guest.phone === null,
      contactMethod: guest.phone ? 'whatsapp' : 'email',
    },
    specialRequirement: words,
    landing: false,
    botFlag: false,
    isQuote: false,
    campaign: campaignOf(source),
    rental: {
      id,
      slug: rental.slug,
      name: rental.name[guest.language],
      type: rental.type,
      section: sectionOf(rental),
      pageUrl: `${siteOrigin}${pageOf(rental)}`,
    },
    stay: {
      startDate,
      endDate,
      nights,
      months: null,
      longStay: false,
      monthlyOffer: false,
      fullHotel: rental.fullHotel === true,
      adult: adults,
      children,
      totalPax: adults + children,
      pet: false,
      lateCheckIn: false,
    },
    price: {
      currencyCode: currency,
      lines,
      total: Math.round(total * 100) / 100,
      totalFormated: `${currencyFacts[currency].symbol}${total.toFixed(2)}`,
    },
    payment: null,
    services: [],
  }
}

/** How far the team got with the inquiry itself. */
export function stageOfInquiry(stage: StayStage): InquiryStage {
  const stages: Partial<Record<StayStage, InquiryStage>> = {
    new: 'new',
    answered: 'contacted',
    offered: 'offered',
    lost: 'declined',
  }
  return stages[stage] ?? 'accepted'
}

function sectionOf({ type, fullHotel }: RentalSeed): SectionKey {
  if (fullHotel) return 'hotels'
  return type === 5 ? 'uniqueStays' : 'vacationRentals'
}

/** The English page of a rental, as the site writes its address. */
function pageOf(rental: RentalSeed): string {
  const section = sectionOf(rental).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
  const region = towns.find(({ slug }) => slug === rental.town)?.region
  return `/${section}/guatemala/${region}/${rental.town}/${rental.slug}`
}

function campaignOf(source: StaySeed['source']): InquirySubmission['campaign'] {
  if (!source) return null
  const rest = { term: null, content: null, landingPage: null }
  if (source === 'google') {
    const referrer = 'https://www.google.com/'
    return { source: null, medium: null, campaign: null, referrer, ...rest }
  }
  const medium = source === 'newsletter' ? 'email' : 'social'
  return { source, medium, campaign: 'temporada-seca', referrer: null, ...rest }
}
