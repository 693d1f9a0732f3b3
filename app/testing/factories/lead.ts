import { careerSkills, type CareerSkill } from '~content/career-skill'
import type { LeadContentOf } from '~content/lead'
import type { SentKind } from '~content/lead-kind'
import { someContact } from './contact'

const person = {
  language: 'es' as const,
  contact: someContact({ contactMethod: 'whatsapp' }),
  specialRequirement: 'Es una casa\ncon patio.',
  landing: false,
  campaign: null,
  botFlag: false,
  pageUrl: 'https://ceiba.example/es/unete-a-nosotros',
}

const report = {
  ...person,
  specialRequirement: null,
  description: 'Las fotos no son de esta casa.',
  userId: null,
  product: { section: 'vacationRentals' as const, slug: 'casa-azul', name: 'Casa Azul', id: 'r1' },
}

const skills = Object.fromEntries(careerSkills.map((skill, index) => [skill, (index % 10) + 1]))

const leads: { [Kind in SentKind]: LeadContentOf<Kind> } = {
  listWithUs: { ...person, kind: 'listWithUs' },
  referral: { ...person, kind: 'referral' },
  landing: {
    ...person,
    kind: 'landing',
    landing: true,
    request: {
      type: 'farm',
      source: { field: 'landing_page', id: 'l1', title: 'Fin de semana en la finca' },
      page: 'AR',
      country: 'SV',
      location: 'Antigua Guatemala',
      adults: 2,
      children: 1,
      startDate: '2027-01-05',
      endDate: '2027-01-12',
    },
  },
  productReport: { ...report, kind: 'productReport' },
  providerReport: {
    ...report,
    kind: 'providerReport',
    provider: { id: 'p1', name: 'Casas de Antigua' },
  },
  productClaim: { ...report, kind: 'productClaim' },
  subscription: { ...person, kind: 'subscription', specialRequirement: null, page: 'AR' },
  contractInquiry: {
    ...person,
    kind: 'contractInquiry',
    contractsAr: { id: 'd1', title: 'Contrato de propietario' },
    photo: { id: 'a'.repeat(40), name: 'rostro.jpg' },
    document: { id: 'b'.repeat(40), name: 'pasaporte.pdf' },
  },
  career: {
    ...person,
    kind: 'career',
    contact: { ...person.contact, firstName: 'Ana Lucía Xicará', lastName: null },
    specialRequirement: null,
    application: {
      career: { id: 'c1', title: 'Anfitriona en Antigua' },
      profession: 'Contadora',
      address: '4a calle 5, Antigua Guatemala',
      workExperience: 'Tres años en un hotel.',
      salaryClaim: 'Q8,000',
      cv: { id: 'c'.repeat(40), name: 'hoja-de-vida.pdf' },
      photo: { id: 'f'.repeat(40), name: 'foto.jpg' },
      skills: skills as Record<CareerSkill, number>,
    },
  },
}

/** A valid lead of a kind, from a Spanish page. */
export function someLead<Kind extends SentKind>(
  kind: Kind,
  over: Partial<LeadContentOf<Kind>> = {},
): LeadContentOf<Kind> {
  return { ...leads[kind], ...over }
}
