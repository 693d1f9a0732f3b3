import { describe, expect, it } from 'vitest'
import { inquirySubmissionSchema } from '../../content-types/inquiry'
import { inquirySample } from './inquiry-sample'

const sample = inquirySample()
const accepts = (body: unknown) => inquirySubmissionSchema.safeParse(body).success

describe('the contract for inquiries', () => {
  it('lets a whole inquiry through as it is', () => {
    expect(inquirySubmissionSchema.parse(sample)).toEqual(sample)
  })

  it('takes a house for sale: no dates, no guests, no way to pay, no price', () => {
    const nothing = { startDate: null, endDate: null, nights: null, months: null }
    const nobody = { adult: null, children: null, totalPax: null }
    const price = { ...sample.price, lines: [], total: 0, totalFormated: '$0' }
    const stay = { ...sample.stay, ...nothing, ...nobody }
    const asked = { ...sample, stay, price, payment: null, services: [], isQuote: true }
    expect(accepts({ ...asked, campaign: null, specialRequirement: null })).toBe(true)
  })

  it('takes what the site took in before it stored type, listed price and id of the payment', () => {
    const { type: _type, ...rental } = sample.rental
    const { basePrice: _base, controlPrice: _control, ...price } = sample.price
    const { id: _id, ...payment } = sample.payment ?? {}
    expect(accepts({ ...sample, rental, price, payment })).toBe(true)
  })

  it('takes a reference as it is written and nothing like it', () => {
    expect(accepts({ ...sample, reference: 'CS-7K2M9Q' })).toBe(true)
    for (const reference of ['', 'cs-7k2m9q', 'CS', 'CS-7K2M9Q\n', '<b>']) {
      expect(accepts({ ...sample, reference })).toBe(false)
    }
  })

  it('refuses what it does not name, at every depth', () => {
    expect(accepts({ ...sample, extra: 1 })).toBe(false)
    expect(accepts({ ...sample, stay: { ...sample.stay, extra: 1 } })).toBe(false)
    expect(accepts({ ...sample, services: [{ ...sample.services[0], extra: 1 }] })).toBe(false)
  })

  it('refuses what is missing', () => {
    for (const name of Object.keys(sample)) {
      expect(accepts({ ...sample, [name]: undefined }), name).toBe(false)
    }
  })

  it('keeps line breaks out of what may stand in a header of a mail', () => {
    const contact = (changes: object) =>
      accepts({ ...sample, contact: { ...sample.contact, ...changes } })
    expect(contact({ firstName: 'Ana\r\nBcc: x@example.com' })).toBe(false)
    expect(contact({ email: 'a@example.com\nx' })).toBe(false)
    expect(contact({ firstName: "Zoë-Ñandú O'Brien 李" })).toBe(true)
    expect(accepts({ ...sample, specialRequirement: 'Two\nlines' })).toBe(true)
    expect(accepts({ ...sample, specialRequirement: 'a\0b' })).toBe(false)
  })

  it('links to pages alone', () => {
    const page = (pageUrl: string) => accepts({ ...sample, rental: { ...sample.rental, pageUrl } })
    expect(page('https://ceiba.example/es/casas-en-venta/x?checkIn=2026-12-04')).toBe(true)
    expect(page('javascript:alert(1)')).toBe(false)
    expect(page('/es/casas')).toBe(false)
  })
})
