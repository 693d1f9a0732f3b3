import { expect, test } from 'vitest'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { inquiryQuery, readInquiryQuery, type LinkedInquiry } from './inquiry-link'

const inquiry: LinkedInquiry = {
  slug: 'casa-jacaranda',
  choice: { ...noChoice, checkIn: '2027-02-01', checkOut: '2027-02-08', adult: 3, pet: true },
  currencyCode: 'GTQ',
  paymentMethod: 'credit-card',
  landing: true,
}

test('what a link asks for is read from it again', () => {
  expect(readInquiryQuery(inquiryQuery(inquiry))).toEqual(inquiry)
})

test('what goes without saying is not said', () => {
  const plain: LinkedInquiry = {
    slug: 'casa-jacaranda',
    choice: noChoice,
    currencyCode: 'USD',
    paymentMethod: null,
    landing: false,
  }
  expect(inquiryQuery(plain).toString()).toBe('product=casa-jacaranda')
  expect(readInquiryQuery(inquiryQuery(plain))).toEqual(plain)
})

test('a link that names no product asks for nothing', () => {
  expect(readInquiryQuery(new URLSearchParams('checkIn=2027-02-01&product='))).toBeNull()
})
