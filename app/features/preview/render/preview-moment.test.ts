import * as z from 'zod'
import { expect, it } from 'vitest'
import type { PreviewClaim } from '~content/preview'
import { completeDraft } from '../draft/read-previewed'
import { previewMoment } from './preview-moment'

const claim: PreviewClaim = {
  uid: 'api::landing-page-with-product.landing-page-with-product',
  documentId: 'a',
  locale: 'en',
  status: 'draft',
  expiresAt: 1,
}
const now = new Date('2026-11-21T12:00:00Z')

it('looks at a draft for later as on the day it begins, in Guatemala', () => {
  const startDate = '2026-12-05T06:00:00.000Z'
  expect(previewMoment(claim, { startDate }, now)).toEqual(new Date(startDate))
  const post = { publicationDate: '2026-12-24' }
  expect(previewMoment(claim, post, now)).toEqual(new Date('2026-12-24T06:00:00Z'))
  const letter = { sentOn: '2026-12-24' }
  expect(previewMoment(claim, letter, now)).toEqual(new Date('2026-12-24T06:00:00Z'))
})

it('looks at everything else as of now, even where it is over', () => {
  expect(previewMoment(claim, { startDate: '2026-01-01T06:00:00.000Z' }, now)).toBe(now)
  expect(previewMoment(claim, { startDate: null, publicationDate: null }, now)).toBe(now)
  expect(previewMoment(claim, {}, now)).toBe(now)
  const published: PreviewClaim = { ...claim, status: 'published' }
  expect(previewMoment(published, { startDate: '2026-12-05T06:00:00.000Z' }, now)).toBe(now)
})

it('lets a first draft be addressed and shown before its editor has said how', () => {
  const draft = { documentId: 'abc', slug: null, startDate: null, endDate: null, title: null }
  const complete = z
    .object({ startDate: z.coerce.date(), endDate: z.coerce.date() })
    .loose()
    .parse(completeDraft(draft, '2026-11-21'))
  expect(complete).toMatchObject({ documentId: 'abc', slug: 'abc', title: null })
  expect(complete.startDate < now && now < complete.endDate).toBe(true)
  expect(completeDraft({ publicationDate: null }, '2026-11-21')).toEqual({
    publicationDate: '2026-11-21',
  })
  expect(completeDraft({ sentOn: null }, '2026-11-21')).toEqual({ sentOn: '2026-11-21' })
})

it('keeps what editors said', () => {
  const draft = { documentId: 'abc', slug: 'own', endDate: '2026-12-01T00:00:00.000Z' }
  expect(completeDraft(draft, '2026-11-21')).toEqual(draft)
})
