import { expect, it } from 'vitest'
import { reportedLead, reportedStay } from '~/testing/factories/reported-stay'
import { directSource } from '~/features/visits/count/visit-source'
import { resultsByPage, resultsBySource } from './what-works'

const lake = '/landing-page/lake'
const reached = { answered: null, offered: null, accepted: null, contractSent: null, signed: null }
const signed = { ...reached, signed: '2026-11-19T15:00:00.000Z' }
const may = { source: 'Newsletter', campaign: 'May' }
const nothing = { visits: 0, leads: 0, inquiries: 0, offers: 0, signed: 0 }
const none = { pages: [], sources: [], leads: [], stays: [] }

it('joins what came of a page with its visits: those who began there, and those who used its form', () => {
  const happened = {
    ...none,
    pages: [
      { page: lake, count: 40 },
      { page: '/', count: 90 },
    ],
    leads: [
      reportedLead({ formPage: lake, campaign: { landingPage: lake } }),
      reportedLead({ formPage: lake, campaign: { landingPage: '/' } }),
      reportedLead({ formPage: '/subscribe', campaign: { landingPage: `${lake}/` } }),
      reportedLead({ formPage: '/subscribe' }),
    ],
    stays: [
      reportedStay({ campaign: { landingPage: lake }, reached: signed }),
      reportedStay({ origin: 'lead', formPage: lake, reached: { ...reached, offered: 'x' } }),
      reportedStay({ campaign: { landingPage: '/' } }),
    ],
  }
  expect(resultsByPage(happened, (path) => path === lake)).toEqual([
    { name: lake, visits: 40, leads: 3, inquiries: 1, offers: 2, signed: 1 },
  ])
})

it('names a page that was not counted as visited, if something came of it', () => {
  const stays = [reportedStay({ campaign: { landingPage: lake } })]
  expect(resultsByPage({ ...none, stays }, () => true)).toEqual([
    { name: lake, ...nothing, inquiries: 1 },
  ])
})

it('joins what came of a source with its visits, capitals or not', () => {
  const happened = {
    ...none,
    sources: [
      { source: 'newsletter', medium: '', campaign: 'may', count: 7 },
      { ...directSource, count: 9 },
    ],
    leads: [reportedLead({ campaign: { ...may, referrer: 'https://mail.example/' } })],
    stays: [
      reportedStay({ campaign: may, stage: 'finished' }),
      reportedStay({ campaign: { referrer: 'https://www.google.com/' } }),
      reportedStay(),
    ],
  }
  expect(resultsBySource(happened)).toEqual([
    { name: 'direct', ...nothing, visits: 9, inquiries: 1 },
    { name: 'newsletter / may', visits: 7, leads: 1, inquiries: 1, offers: 1, signed: 1 },
    { name: 'google.com', ...nothing, inquiries: 1 },
  ])
})
