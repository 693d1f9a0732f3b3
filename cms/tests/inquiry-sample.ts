import type { InquirySubmission } from '../../content-types/inquiry'

let made = 0

/** Four nights for three people; each has an id and a reference of its own. */
export function inquirySample(overrides: Partial<InquirySubmission> = {}): InquirySubmission {
  made += 1
  const number = String(made).padStart(4, '0')
  return {
    submissionId: `00000000-0000-4000-8000-00000000${number}`,
    reference: `CS-7K${number}`,
    receivedAt: '2026-11-21T15:04:05.678Z',
    language: 'es',
    contact: {
      firstName: 'María José',
      lastName: 'Xicay',
      email: 'maria@example.com',
      phone: '+502 5555 0146',
      countryCode: 'GT',
      contactMethod: 'whatsapp',
      noPhone: false,
    },
    specialRequirement: 'Una cuna,\npor favor.',
    landing: false,
    campaign: {
      source: 'newsletter',
      medium: 'email',
      campaign: 'noviembre',
      term: null,
      content: null,
      referrer: 'https://mail.example.com/',
      landingPage: '/es/casas-vacacionales',
    },
    botFlag: false,
    rental: {
      id: 'no-such-rental',
      slug: 'casa-nandu',
      name: 'Casa Ñandú',
      section: 'vacationRentals',
      type: 1,
      pageUrl: 'http://localhost:3000/es/casas-vacacionales/guatemala/region/town/casa-nandu',
    },
    stay: {
      startDate: '2026-12-04',
      endDate: '2026-12-08',
      nights: 4,
      months: null,
      longStay: false,
      monthlyOffer: false,
      fullHotel: false,
      adult: 2,
      children: 1,
      totalPax: 3,
      pet: false,
      lateCheckIn: true,
    },
    price: {
      currencyCode: 'USD',
      lines: [
        { label: '4 noches a $120.50', amount: 482 },
        { label: 'Última hora, 12 %', amount: -57.84 },
        { label: 'Limpieza', amount: 35 },
      ],
      total: 459.16,
      totalFormated: '$459.16',
      basePrice: 120.5,
      controlPrice: 'night',
    },
    payment: {
      id: 'card-document',
      name: 'Tarjeta de crédito',
      percent: 3.5,
      fee: 16.07,
      totalWithFee: 475.23,
      totalWithFeeFormated: '$475.23',
    },
    services: [
      { name: 'Guía local', unit: 'day', price: 65 },
      { name: 'Vuelos', unit: 'person', price: null },
    ],
    isQuote: false,
    ...overrides,
  }
}
