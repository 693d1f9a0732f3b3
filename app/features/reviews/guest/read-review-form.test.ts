import { describe, expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { sentReviewSchema } from '~content/review'
import { reviewAspects } from '~content/review-ratings'
import { proposedName, readReviewForm } from './read-review-form'

const whole = {
  place: '5',
  cleanliness: '4',
  accuracy: '5',
  host: '5',
  value: '3',
  text: ' Muy bonito.\r\nVolvemos. ',
  name: ' Ana \n X. ',
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the form of a review', () => {
  it('holds five ratings, a text and a name', () => {
    expect(readReviewForm(formOf(whole))).toMatchObject({
      outcome: 'valid',
      review: {
        ratings: { place: 5, cleanliness: 4, accuracy: 5, host: 5, value: 3 },
        text: 'Muy bonito.\nVolvemos.',
        name: 'Ana X.',
      },
    })
  })

  it('names what is missing or too long, and keeps what was entered', () => {
    const sent = { ...whole, place: '', host: '6', value: '0', text: ' ', name: 'x'.repeat(61) }
    expect(readReviewForm(formOf(sent))).toMatchObject({
      outcome: 'invalid',
      problems: {
        place: 'missing',
        host: 'missing',
        value: 'missing',
        text: 'missing',
        name: 'tooLong',
      },
      values: { cleanliness: '4', accuracy: '5', name: 'x'.repeat(61) },
    })
    expect(readReviewForm(new FormData()).outcome).toBe('invalid')
  })

  it('lets nothing through that the CMS would turn away', () => {
    const field = fc.oneof(fc.constantFrom('1', '5', '7', ''), fc.string({ unit: 'binary' }))
    const fields = fc.record(
      Object.fromEntries([...reviewAspects, 'text', 'name'].map((name) => [name, field])),
    )
    const context = { day: '2027-01-10', address: '', language: 'es' }
    fc.assert(
      fc.property(fields, (values) => {
        const read = readReviewForm(formOf({ ...whole, ...values }))
        if (read.outcome === 'invalid') return Object.keys(read.problems).length > 0
        return sentReviewSchema.safeParse({ ...context, ...read.review }).success
      }),
      propertyRuns(),
    )
  })
})

it.each([
  ['Ana Lucía Xicará Poz', 'Ana P.'],
  ['Óscar', 'Óscar'],
  ['  juan  élan ', 'juan É.'],
  ['', ''],
])('proposes for %j the name %j', (fullName, name) => {
  expect(proposedName(fullName)).toBe(name)
})
