import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const settings = vi.hoisted(() => ({ SITE_ORIGIN: '' }))
vi.mock('../src/environment/environment', () => ({ environment: () => settings }))
const { brokenLinks } = await import('../src/publishing/checks/link-checks')

const asked: string[] = []
let site: Server

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const status = { '/gone': 410, '/moved': 301, '/broken': 500, '/there': 200 }[request.url ?? '']
    response.writeHead(status ?? 404, { Location: '/missing' }).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  settings.SITE_ORIGIN = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())
afterEach(() => asked.splice(0))

const linksIn = (markdown: string) =>
  brokenLinks([
    {
      uid: 'api::landing-page.landing-page',
      value: { contentOffer: markdown },
      path: [],
      attributes: { contentOffer: { type: 'richtext' } },
    },
  ])

it('names pages that are not there, and links that nobody filled in', async () => {
  const warnings = await linksIn(
    `[a](/missing) [b](${settings.SITE_ORIGIN}/gone) [c](link)\n\n${settings.SITE_ORIGIN}/lost\n`,
  )
  expect(warnings).toEqual([
    expect.stringContaining('not there: /missing'),
    expect.stringContaining('/gone'),
    expect.stringContaining('nowhere: "link"'),
    expect.stringContaining('/lost'),
  ])
})

it('says nothing of pages that answer, lead on or fail', async () => {
  expect(await linksIn('[a](/there) [b](/moved) [c](/broken) [d](#part) [e](tel:+502)')).toEqual([])
})

it('names addresses of buttons that the site cannot read', async () => {
  const of = (link: string) =>
    brokenLinks([
      { uid: 'shared.button', value: { link }, path: [], attributes: { link: { type: 'string' } } },
    ])
  for (const link of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https:// elsewhere.example',
  ]) {
    expect(await of(link)).toEqual([expect.stringContaining(`leads nowhere: "${link}"`)])
  }
  expect(await of('/there')).toEqual([])
  expect(await of('https://elsewhere.example/baño')).toEqual([])
})

it('asks no other site', async () => {
  const elsewhere =
    '[a](https://elsewhere.example/x) [b](//elsewhere.example/missing) ![c](/picture.png)'
  expect(await linksIn(elsewhere)).toEqual([])
  expect(asked).toEqual([])
})

it('asks for a page once, and gives up on a site that does not answer', async () => {
  await linksIn('[a](/missing) [b](/missing)')
  expect(asked).toEqual(['HEAD /missing'])
  settings.SITE_ORIGIN = 'http://127.0.0.1:9'
  expect(await linksIn('[a](/missing)')).toEqual([])
})
