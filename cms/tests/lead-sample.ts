import { careerSkills, type CareerSkill } from '../../content-types/career-skill'
import type { LeadSubmission } from '../../content-types/lead'
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
  return {
    ...common(number),
    ...samples(number)[kind],
    ...overrides,
  }
}

function common(number: string) {
  return {
    submissionId: `10000000-0000-4000-8000-00000000${number}`,
    reference: `CS-9L${number}`,
    receivedAt: '2026-11-21T15:04:05.678Z',
    language: 'es' as const,
    contact: {
      firstName: 'María José',
      lastName: 'Xicay',
      email: `maria.${number}@example.com`,
      phone: '+502 5555 0146',
      countryCode: 'GT',
      contactMethod: 'whatsapp' as const,
      noPhone: false,
    },
    specialRequirement: 'Una casa,\ncon patio.',
    landing: false,
    campaign: {
      source: 'newsletter',
      medium: 'email',
      campaign: 'noviembre',
      term: null,
      content: null,
      referrer: 'https://mail.example.com/',
      landingPage: '/es/blog',
    },
    botFlag: false,
    pageUrl: 'http://localhost:3000/es/unete-a-nosotros',
  }
}

function samples(number: string): { [Kind in LeadKind]: Of<Kind> } {
  const base = common(number)
  const report = {
    ...base,
    description: 'Las fotos no son de esta casa.',
    userId: null,
    product: {
      section: 'vacationRentals' as const,
      slug: 'casa-nandu',
      name: 'Casa Ñandú',
      id: 'no-such-rental',
    },
  }
  return {
    listWithUs: { ...base, kind: 'listWithUs' },
    referral: { ...base, kind: 'referral' },
    landing: {
      ...base,
      kind: 'landing',
      landing: true,
      request: {
        type: 'farm',
        source: {
          field: 'landing_page',
          id: 'no-such-landing',
          title: 'Fin de semana en la finca',
        },
        page: 'AR',
        country: 'SV',
        location: 'Antigua Guatemala',
        adults: 2,
        children: 0,
        startDate: '2026-12-04',
        endDate: '2026-12-08',
      },
    },
    productReport: { ...report, kind: 'productReport' },
    providerReport: {
      ...report,
      kind: 'providerReport',
      provider: { id: 'no-such-provider', name: 'Casas de Antigua' },
    },
    productClaim: { ...report, kind: 'productClaim' },
    subscription: {
      ...base,
      kind: 'subscription',
      page: 'AR',
      endLink: 'https://ceiba.example/es/suscribirse/baja/a-token',
    },
    career: {
      ...base,
      kind: 'career',
      contact: { ...base.contact, firstName: 'María José Xicay', lastName: null },
      application: {
        career: { id: 'no-such-career', title: 'Anfitriona en Antigua' },
        profession: 'Contadora',
        address: '4a calle 5, Antigua Guatemala',
        workExperience: 'Tres años en un hotel.',
        salaryClaim: 'Q8,000',
        cv: { id: 'c'.repeat(40), name: 'hoja-de-vida.pdf' },
        photo: { id: 'f'.repeat(40), name: 'foto.jpg' },
        skills: Object.fromEntries(
          careerSkills.map((skill, index) => [skill, (index % 10) + 1]),
        ) as Record<CareerSkill, number>,
      },
    },
  }
}
