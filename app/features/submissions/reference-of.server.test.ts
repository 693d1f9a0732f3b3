import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { submissionSchema } from '~content/submission'
import { referenceOf } from './reference-of.server'

it('is the same code for the same submission, and one that the CMS takes', () => {
  const id = randomUUID()
  expect(referenceOf(id)).toBe(referenceOf(id))
  expect(submissionSchema.shape.reference.parse(referenceOf(id))).toMatch(/^CS-[0-9A-Z]{6}$/)
})

it('hardly ever meets another one', () => {
  const references = Array.from({ length: 2000 }, () => referenceOf(randomUUID()))
  expect(new Set(references).size).toBeGreaterThan(1995)
})
