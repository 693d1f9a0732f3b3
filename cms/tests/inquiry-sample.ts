import { someContact } from '../../app/testing/factories/contact'
import { someInquiryRecord } from '../../app/testing/factories/inquiry-record'
import type { InquirySubmission } from '../../content-types/inquiry'

let made = 0

/** A week for three people in a rental that the CMS does not have; each has an id and a reference of its own. */
export function inquirySample(overrides: Partial<InquirySubmission> = {}): InquirySubmission {
  made += 1
  const number = String(made).padStart(4, '0')
  const { inquiry } = someInquiryRecord()
  return {
    ...inquiry,
    submissionId: `00000000-0000-4000-8000-00000000${number}`,
    reference: `CS-7K${number}`,
    receivedAt: '2026-11-21T15:04:05.678Z',
    contact: someContact({ firstName: 'María José', lastName: 'Xicay', contactMethod: 'whatsapp' }),
    campaign: {
      source: 'newsletter',
      medium: 'email',
      campaign: 'noviembre',
      term: null,
      content: null,
      referrer: 'https://mail.example.com/',
      landingPage: '/es/casas-vacacionales',
    },
    rental: { ...inquiry.rental, id: 'no-such-rental', slug: 'casa-nandu', name: 'Casa Ñandú' },
    ...overrides,
  }
}
