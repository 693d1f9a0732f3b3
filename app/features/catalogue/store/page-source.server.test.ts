import { expect, it, onTestFinished, vi } from 'vitest'
import { rental, rentalReviews, rentalText } from '~/testing/factories/rental'
import { log } from '~/platform/log/log.server'
import { readPagesHere, readPagesInThread, type PageSource } from './page-source.server'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const picture = { hash: 'casa_1', ext: '.jpg', name: 'Casa', url: '/c.jpg', width: 4, height: 3 }
const text = rentalText({
  name: 'Casa “El Nido”',
  descriptionMarkdown: 'A house. ![Pool](/uploads/pool_1.jpg)',
  gallery: [{ picture, alt: 'Casa', room: null }],
})
const reviews = rentalReviews()
const house = rental({ id: 'x', texts: { en: text, es: text }, reviews })
const page = JSON.stringify({ revision: '1', rentals: [house, { id: 'odd' }, null], next: 'x' })

function open(openPages: () => PageSource): PageSource {
  const pages = openPages()
  onTestFinished(() => pages.close())
  return pages
}

it.each([
  ['here', readPagesHere],
  ['in a thread', readPagesInThread],
])('reads pages of rentals %s', async (_, openPages) => {
  const pages = open(openPages)
  for (const json of [page, bytesOf(page)]) {
    expect(await pages.readPage(json)).toEqual({ next: 'x' })
    const [prepared, odd, none] = await pages.prepareRentals()
    expect(prepared).toMatchObject({ id: 'x', textPictures: ['pool_1'] })
    if (!prepared || 'problem' in prepared) throw new Error('The rental was skipped.')
    expect(JSON.parse(prepared.entry)).toEqual(house)
    const names = { en: { name: text.name }, es: { name: text.name } }
    expect(JSON.parse(prepared.facts)).toEqual({
      ...house,
      texts: names,
      reviews: { count: 1, averages: reviews.averages },
    })
    expect(JSON.parse(prepared.pictures)).toEqual([picture])
    expect(odd).toMatchObject({ list: 'rentals', id: 'odd', problem: expect.any(String) })
    expect(none).toMatchObject({ id: null })
  }
})

it.each(['{"rentals":[', '{"error":"not found"}', ''])(
  'takes %j for no page, and goes on',
  async (json) => {
    const warn = vi.spyOn(log, 'warn')
    const pages = open(readPagesInThread)
    expect(await pages.readPage(json)).toBeNull()
    expect(await pages.readPage(page)).toEqual({ next: 'x' })
    expect(warn).not.toHaveBeenCalled()
  },
)

it('does without its thread where that fails', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const pages = open(readPagesInThread)
  const sentAway = bytesOf(page)
  structuredClone(sentAway, { transfer: [sentAway] })
  expect(await pages.readPage(sentAway)).toBeNull()
  expect(await pages.readPage(page)).toEqual({ next: 'x' })
  expect(await pages.prepareRentals()).toHaveLength(3)
  expect(warn).toHaveBeenCalledOnce()
})

it('drops what is under way when it is closed', async () => {
  const warn = vi.spyOn(log, 'warn')
  const pages = open(readPagesInThread)
  await pages.readPage(page)
  const dropped = expect(pages.prepareRentals()).rejects.toThrow('The thread ended')
  await pages.close()
  await dropped
  expect(warn).not.toHaveBeenCalled()
})
