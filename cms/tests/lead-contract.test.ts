import { describe, expect, it } from 'vitest'
import { leadSubmissionSchema } from '../../content-types/lead'
import { leadKinds } from '../../content-types/lead-kind'
import { leadSample } from './lead-sample'

const accepts = (body: unknown) => leadSubmissionSchema.safeParse(body).success

describe.each(leadKinds)('the contract for leads of the kind %s', (kind) => {
  const sample = leadSample(kind)

  it('lets a whole lead through as it is', () => {
    expect(leadSubmissionSchema.parse(sample)).toEqual(sample)
  })

  it('refuses what it does not name, at every depth', () => {
    expect(accepts({ ...sample, extra: 1 })).toBe(false)
    for (const [name, value] of Object.entries(sample)) {
      if (typeof value !== 'object' || value === null) continue
      expect(accepts({ ...sample, [name]: { ...value, extra: 1 } }), name).toBe(false)
    }
  })

  it('refuses what is missing', () => {
    for (const name of Object.keys(sample)) {
      expect(accepts({ ...sample, [name]: undefined }), name).toBe(false)
    }
  })

  it('keeps line breaks out of what may stand in a header of a mail', () => {
    const contact = { ...sample.contact, firstName: 'Ana\r\nBcc: x@example.com' }
    expect(accepts({ ...sample, contact })).toBe(false)
  })

  it('links to pages alone', () => {
    expect(accepts({ ...sample, pageUrl: 'javascript:alert(1)' })).toBe(false)
    expect(accepts({ ...sample, pageUrl: null })).toBe(true)
  })
})

describe('the contract for leads', () => {
  it('knows no other kind', () => {
    expect(accepts({ ...leadSample('referral'), kind: 'other' })).toBe(false)
  })

  it('takes no last name from landing forms and applications alone', () => {
    for (const kind of leadKinds) {
      const sample = leadSample(kind)
      const isTaken = accepts({ ...sample, contact: { ...sample.contact, lastName: null } })
      expect(isTaken, kind).toBe(kind === 'landing' || kind === 'career')
    }
  })

  it('takes one landing, of a kind that it knows', () => {
    const { request, ...sample } = leadSample('landing')
    const from = (source: object) =>
      accepts({ ...sample, request: { ...request, source: { ...request.source, ...source } } })
    expect(from({ field: 'landing_pages_with_product' })).toBe(true)
    expect(from({ field: 'landing_offer' })).toBe(true)
    expect(from({ field: 'rental' })).toBe(false)
    expect(from({ id: '' })).toBe(false)
  })

  it.each([0, 11, 5.5, '5', null])('takes no rating of %s', (rating) => {
    const { application, ...sample } = leadSample('career')
    const rated = (excel: unknown) => ({
      ...sample,
      application: { ...application, skills: { ...application.skills, excel } },
    })
    expect(accepts(rated(10))).toBe(true)
    expect(accepts(rated(rating))).toBe(false)
  })

  it('wants every skill rated and both files', () => {
    const { application, ...sample } = leadSample('career')
    const { ingles: _, ...skills } = application.skills
    expect(accepts({ ...sample, application: { ...application, skills } })).toBe(false)
    const { cv: _cv, ...without } = application
    expect(accepts({ ...sample, application: without })).toBe(false)
    const cv = { id: '../../etc/passwd', name: 'cv.pdf' }
    expect(accepts({ ...sample, application: { ...application, cv } })).toBe(false)
  })
})
