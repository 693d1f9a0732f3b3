import { beforeEach, expect, it, vi } from 'vitest'
import { confirmationTexts, type ConfirmationKey } from '~content/confirmation-text'
import { inquiryPage } from '~content/inquiry-page'
import { readThankYou } from './read-thank-you.server'

const { content } = vi.hoisted(() => ({ content: new Map<unknown, unknown>() }))
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (definition: unknown) => content.get(definition) ?? null,
}))

const explore = [{ label: 'Go on', target: 'explore' }]
const text = (key: ConfirmationKey) => ({
  documentId: key,
  key,
  title: `Title: ${key}`,
  message: `Message: ${key}`,
  buttons: explore,
})
const read = (slug: string, search = '') =>
  readThankYou({ slug, locale: 'en', search: new URLSearchParams(search) })

beforeEach(() => {
  content.clear()
  content.set(confirmationTexts, [text('inquire'), text('unique-stays'), text('landing-page')])
  content.set(inquiryPage, { confirmationTitle: 'We have it', confirmationText: 'We ask.' })
})

it('thanks for an inquiry with the words of the inquiry page', async () => {
  expect(await read('inquire', 'type=hotels')).toMatchObject({
    title: 'We have it',
    message: 'We ask.',
    buttons: [{ label: 'Go on', page: 'hotels' }],
  })
})

it('says of a house for sale what becomes of it, without dates', async () => {
  const { title, message, isSale } = await read('inquire', 'type=housesForSale')
  expect([title, isSale]).toEqual(['We have it', true])
  expect(message).toContain('still for sale')
})

it('thanks for a unique stay with its own words, and leads on to the others', async () => {
  expect(await read('inquire', 'uniqueStays=true')).toMatchObject({
    title: 'Title: unique-stays',
    message: 'Message: unique-stays',
    buttons: [{ label: 'Go on', page: 'uniqueStays' }],
  })
})

it('thanks for a unique stay like for any other while its words are missing', async () => {
  content.delete(confirmationTexts)
  expect(await read('inquire', 'uniqueStays=true')).toMatchObject({
    title: 'We have it',
    message: 'We ask.',
    buttons: [{ page: 'uniqueStays' }, { page: 'home' }],
  })
})

it('thanks for an inquiry from a landing as for any inquiry, and for a landing’s own form', async () => {
  const inquiry = await read('landing-page', 'type=hotels&landing=true')
  expect(inquiry).toMatchObject({ title: 'We have it', message: 'We ask.', isInquiry: true })
  expect(inquiry.buttons).toEqual([{ label: 'Go on', page: 'hotels' }])
  const form = await read('landing-page', 'type=hotels')
  expect(form).toMatchObject({ title: 'Title: landing-page', isInquiry: false })
  const stay = await read('landing-page', 'type=uniqueStays&uniqueStays=true&landing=true')
  expect(stay).toMatchObject({ title: 'Title: unique-stays', isInquiry: true })
})

it('knows no other address', async () => {
  await expect(read('anything')).rejects.toMatchObject({ status: 404 })
})
