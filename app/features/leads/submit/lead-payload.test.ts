import { expect, it } from 'vitest'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { careerSchema } from '../career/career-schema'
import { listWithUsSchema } from '../owners/owners-schema'
import { leadPayloadForm, payloadFields } from './lead-payload'

it('takes every field of a form, without those of a page alone', () => {
  const { shape } = listWithUsSchema(isPhoneNumber)
  const person = ['firstName', 'lastName', 'email', 'phone', 'countryCode']
  const names = [...person, 'contactMethod', 'specialRequirement']
  const ofPage = ['agreement', 'noPhone']
  const fields = payloadFields(shape)
  expect(fields).toEqual(expect.arrayContaining(names))
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(ofPage))
  expect(fields.filter((field) => ofPage.includes(field))).toEqual([])

  const application = payloadFields(careerSchema.shape)
  expect(application).toEqual(expect.arrayContaining(['cv', 'photo', 'career', 'marketing']))
  expect(application).not.toContain('cvName')
})

it('takes no box of the page as text', () => {
  const fields = payloadFields(listWithUsSchema(isPhoneNumber).shape)
  const form = leadPayloadForm({ phone: '5555', noPhone: 'on', agreement: false }, { fields })
  expect(form.get('phone')).toBe('5555')
  expect(form.has('noPhone')).toBe(false)
  expect(form.has('agreement')).toBe(false)
})
