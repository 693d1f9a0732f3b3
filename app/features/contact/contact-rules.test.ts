import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contactSchema } from '~content/submission'
import { serverWords as words } from '~/locales/en/server'
import { isMailAddress } from '~/platform/email/mailbox'
import { fc, propertyRuns } from '~/testing/fast-check'
import { requestShape } from './person-shapes'
import { isPhoneNumber } from './phone-number.server'
import { withPhoneRules } from './phone-rules'
import { toContact } from './to-contact.server'

const schemaOf = (isRequired: boolean) =>
  withPhoneRules(z.object(requestShape), { isRequired, isPhoneNumber })

const withPhone = schemaOf(true)
const withOptionalPhone = schemaOf(false)

const complete = {
  firstName: ' Ana ',
  lastName: 'López',
  email: 'ana@example.com',
  phone: '5555 1234',
  countryCode: 'GT',
  agreement: 'on',
}

function send(fields: Record<string, string>, isRequired = true) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseWithZod(form, { schema: isRequired ? withPhone : withOptionalPhone })
}

function errorsOf(fields: Record<string, string>, isRequired = true) {
  const submission = send(fields, isRequired)
  return submission.status === 'success' ? {} : submission.error
}

describe('a form about a person', () => {
  it('is read as it was meant', () => {
    expect(send(complete)).toMatchObject({
      status: 'success',
      value: {
        firstName: 'Ana',
        email: 'ana@example.com',
        contactMethod: 'email',
        agreement: true,
      },
    })
  })

  it('says everything that is missing at once, in the words of the customer', () => {
    const errors = errorsOf({})
    expect(errors).toEqual({
      firstName: ['enterName'],
      lastName: ['enterLastName'],
      email: ['enterEmail'],
      phone: ['enterPhone'],
      agreement: ['acceptPrivacy'],
    })
    const { messages } = words.forms
    expect([messages.enterName, messages.enterPhone, messages.acceptPrivacy]).toEqual([
      'Please enter name',
      'Please enter phone',
      'Confirm that you have read and accept the privacy policies',
    ])
  })

  it.each([
    ['firstName', '   ', 'enterName'],
    ['firstName', 'x'.repeat(101), 'tooLong'],
    ['lastName', 'a\nb', 'invalidValue'],
    ['firstName', 'Your prize: http://bad.example', 'invalidValue'],
    ['lastName', 'WWW.bad.example', 'invalidValue'],
    ['firstName', 'win at bit.ly/2x', 'invalidValue'],
    ['email', 'ana@example', 'invalidEmail'],
    ['email', 'ana example@x.com', 'invalidEmail'],
    ['email', 'a@b.com,c@d.com', 'invalidEmail'],
    ['email', 'a@b.com\r\nBcc: c@d.com', 'invalidValue'],
    ['email', `${'a'.repeat(65)}@example.com`, 'invalidEmail'],
    ['email', `a@${'b'.repeat(190)}.com`, 'invalidEmail'],
    ['phone', '12', 'invalidNumber'],
    ['phone', 'call me', 'invalidNumber'],
    ['countryCode', 'Guatemala', 'chooseCountry'],
    ['noPhone', 'perhaps', 'invalidValue'],
    ['contactMethod', 'pigeon', 'selectValue'],
    ['specialRequirement', 'x'.repeat(5001), 'tooLong'],
  ])('refuses %s = %j', (field, value, message) => {
    expect(errorsOf({ ...complete, [field]: value })?.[field]?.[0]).toBe(message)
  })

  it('takes no address that a mail cannot name', () => {
    const local = 'a'.repeat(64)
    const domain = `${'b.'.repeat(94)}co`
    for (const email of [`${local}@example.com`, `a@${domain}`]) {
      expect(errorsOf({ ...complete, email })).toEqual({})
      expect(isMailAddress(email)).toBe(true)
    }
  })

  it('needs no phone where the visitor says that there is none, or where it is optional', () => {
    const { phone: _phone, ...without } = complete
    expect(errorsOf(without)).toEqual({ phone: ['enterPhone'] })
    expect(errorsOf({ ...without, noPhone: 'on' })).toEqual({})
    expect(errorsOf({ ...complete, phone: '1', noPhone: 'on' })).toEqual({})
    expect(errorsOf(without, false)).toEqual({})
    expect(errorsOf({ ...complete, phone: '1' }, false)).toEqual({ phone: ['invalidNumber'] })
  })

  it('has only messages that have words', () => {
    const values = fc.dictionary(
      fc.constantFrom(...Object.keys(complete), 'noPhone', 'contactMethod', 'specialRequirement'),
      fc.oneof(fc.string(), fc.constantFrom('on', 'GT', '+1', 'a@b.cd')),
    )
    fc.assert(
      fc.property(values, (fields) => {
        const messages = Object.values(errorsOf(fields) ?? {}).flat()
        for (const message of messages) expect(words.forms.messages).toHaveProperty(String(message))
      }),
      propertyRuns(),
    )
  })

  it('becomes a person that the CMS takes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
      fc.constantFrom('Ana', 'María José', 'O’Brien', 'x'.repeat(100)),
    )
    const fields = fc.record({
      ...Object.fromEntries(
        Object.entries(complete).map(([key, value]) => [key, fc.constant(value)]),
      ),
      firstName: text,
      lastName: text,
      email: fc.oneof(
        fc.constantFrom(
          'ana@example.com',
          "o'brien+1@a-b.example",
          '!#$%@x.co.uk',
          `${'x'.repeat(242)}@example.com`,
        ),
        text,
      ),
      phone: fc.oneof(fc.constantFrom('5555 1234', '+1 202 555 0143', ''), text),
    })
    let taken = 0
    fc.assert(
      fc.property(fields, (filledIn) => {
        const submission = send(filledIn as Record<string, string>)
        if (submission.status !== 'success') return
        taken++
        expect(contactSchema.safeParse(toContact(submission.value)).error).toBeUndefined()
      }),
      propertyRuns(0.5),
    )
    expect(taken).toBeGreaterThan(10)
  })
})
