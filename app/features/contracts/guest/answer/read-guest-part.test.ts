import { describe, expect, it } from 'vitest'
import { contractGuestPartSchema } from '~content/contract-values'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import { guestSchema } from './guest-schema'
import { readGuestPart } from './read-guest-part'

const file = 'a1'.repeat(20)

function form(fields: Record<string, string>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

const whole = {
  comments: 'Late',
  'guests[0].fullName': 'Ana',
  'guests[0].age': '34',
  personalPhoto: file,
  personalDocument: file,
  agreement: 'on',
}

describe('what a guest may write', () => {
  it('is the list of the specification and nothing else, whatever the body says', () => {
    const part = readGuestPart(
      form({
        ...whole,
        fullPayment: '1',
        fullName: 'Eva',
        admin: 'true',
        sent: 'false',
        stage: 'signed',
        'reservation.fullPayment': '1',
        version: '9',
        payAuthorization: 'on',
        'lastRead.version': '9',
        step: 'guests',
      }),
      sampleContract(),
    )
    expect(part).toEqual({
      comments: 'Late',
      guests: [{ fullName: 'Ana', age: '34' }],
      personalPhoto: file,
      personalDocument: file,
      payAuthorization: true,
      agreement: true,
      step: 'guests',
    })
    expect(contractGuestPartSchema.parse(part)).toEqual(part)
  })

  it('has no pay authorization where none is enabled, and no guests where they are not asked for', () => {
    const fields = form({ ...whole, payAuthorization: 'on' })
    const { terms, reservation } = sampleContract()
    const off = sampleReservation({ activePayAuthorization: false })
    expect(readGuestPart(fields, { terms, reservation: off }).payAuthorization).toBe(false)
    const hidden = { ...terms, showGuestInfo: false, showInfoCreditCard: false }
    expect(readGuestPart(fields, { terms: hidden, reservation })).toMatchObject({
      guests: [],
      personalPhoto: null,
      personalDocument: null,
      payAuthorization: false,
    })
  })

  it('has the line ends of a text, not those of a form', () => {
    const comments = 'We arrive late.\r\nA cot, please.\rThank you.\n'
    expect(readGuestPart(form({ ...whole, comments }), sampleContract()).comments).toBe(
      'We arrive late.\nA cot, please.\nThank you.\n',
    )
  })

  it('fits the CMS whatever is sent', () => {
    const part = readGuestPart(
      form({
        comments: 'x'.repeat(9000),
        'guests[49].fullName': 'y\n'.repeat(300),
        'guests[49].age': 'abc1234',
        personalPhoto: '../../etc/passwd',
      }),
      sampleContract(),
    )
    expect(contractGuestPartSchema.safeParse(part).success).toBe(true)
    expect(part.personalPhoto).toBeNull()
  })
})

describe('the rules of a signature', () => {
  const problems = (value: object, showGuestInfo = true) =>
    guestSchema({ showGuestInfo, totalGuests: 1 })
      .safeParse(value)
      .error?.issues.map(({ message }) => message) ?? []

  it('name what is missing in the words of the specification', () => {
    expect(problems({ guests: [] })).toEqual([
      'guestsNeeded',
      'photoNeeded',
      'documentNeeded',
      'acceptContract',
      'signatureNeeded',
    ])
  })

  it('ask for acceptance and signature alone where the template asks for no guest information', () => {
    expect(problems({ guests: [] }, false)).toEqual(['acceptContract', 'signatureNeeded'])
    const accepted = { guests: [], agreement: true, signature: 'Ana Tzul' }
    expect(problems(accepted, false)).toEqual([])
  })

  it('take ages from 0 to 120', () => {
    const of = (age: string) =>
      problems({
        guests: [{ fullName: 'Ana', age }],
        personalPhoto: file,
        personalDocument: file,
        agreement: true,
        signature: 'Ana',
      })
    expect(['0', '34', '99', '100', '120'].flatMap(of)).toEqual([])
    expect(['121', '-1', '3.5', 'old'].flatMap(of)).toHaveLength(4)
  })
})
