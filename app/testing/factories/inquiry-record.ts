import type { InquiryRecord } from '~/features/inquiries/inquiry-record'
import { someContact } from './contact'

/** A week in Casa Azul with a price of two lines, paid by card. */
export function someInquiryRecord(over: Partial<InquiryRecord['inquiry']> = {}): InquiryRecord {
  return {
    currencySymbol: '$',
    pictureUrl: 'https://ceiba.example/pictures/casa_azul-640.jpg',
    inquiry: {
      language: 'es',
      contact: someContact({ contactMethod: 'whatsapp' }),
      specialRequirement: 'Llegamos tarde.\nSomos tres.',
      landing: false,
      campaign: null,
      botFlag: false,
      rental: {
        id: 'r1',
        slug: 'casa-azul',
        name: 'Casa Azul',
        section: 'vacationRentals',
        type: 1,
        pageUrl: 'https://ceiba.example/es/casas-vacacionales/guatemala/s/a/casa-azul?adult=2',
      },
      stay: {
        startDate: '2027-01-05',
        endDate: '2027-01-12',
        nights: 7,
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
          { label: '7 noches a $120', amount: 840 },
          { label: 'Descuento por semana, 10 %', amount: -84 },
        ],
        total: 756,
        totalFormated: '$756',
        basePrice: 120,
        controlPrice: 'night',
      },
      payment: {
        id: 'p1',
        name: 'Tarjeta de crédito',
        percent: 3.5,
        fee: 26.46,
        totalWithFee: 782.46,
        totalWithFeeFormated: '$782.46',
      },
      services: [
        { name: 'Guía local', unit: 'day', price: 65 },
        { name: 'Vuelos', unit: 'person', price: null },
      ],
      isQuote: false,
      ...over,
    },
  }
}
