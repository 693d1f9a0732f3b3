import { expect, test } from 'vitest'
import { career } from '~/testing/factories/career'
import { jobPosting } from './job-posting'

const page = {
  url: 'https://ceiba.example/career/guest-host',
  organization: { name: 'Ceiba', url: 'https://ceiba.example/' },
}
const posting = (facts: Parameters<typeof career>[0] = {}) =>
  jobPosting({ ...career(facts), html: '<p>Answer</p>', text: 'Answer', lastDay: null }, page)

test('a vacancy says what search engines ask of a job', () => {
  expect(posting({ finishDate: '2026-12-01T06:00:00.000Z' })).toMatchObject({
    '@type': 'JobPosting',
    title: 'Guest host',
    datePosted: '2026-01-01',
    validThrough: '2026-12-01T06:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Ceiba' },
    jobLocation: { address: { addressLocality: 'Antigua Guatemala', addressCountry: 'GT' } },
    baseSalary: { currency: 'GTQ', value: { minValue: 5200, maxValue: 6800, unitText: 'MONTH' } },
  })
})

test('it promises neither a salary nor an end that the page does not name', () => {
  const data = posting({ salaryFrom: null, salaryTo: null })
  expect(data).not.toHaveProperty('baseSalary')
  expect(data).not.toHaveProperty('validThrough')
})

test('a place without a town is in the country', () => {
  expect(posting({ remote: false, town: null }).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'GT' },
  })
})

test('only work without a place is work from home', () => {
  expect(posting({ remote: true })).not.toHaveProperty('jobLocationType')
  expect(posting({ remote: true, town: null })).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
})
