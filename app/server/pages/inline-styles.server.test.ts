import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { withInlineStyles } from './inline-styles.server'

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'frame-1.css'), '.a{content:"$&"}\n')
  writeFileSync(join(folder, 'assets', 'home-2.css'), '.b{color:red}\n')
})

async function answer(body: string, type = 'text/html; charset=utf-8'): Promise<Response> {
  const headers = { 'Content-Type': type, 'X-Other': 'kept' }
  const handle = () => Promise.resolve(new Response(body, { status: 404, headers }))
  return withInlineStyles(handle, folder)(new Request('http://localhost/'))
}

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`
const slot = '<style data-page-styles=""></style>'

it('puts the sheets into the page in their order, byte for byte, and disables their links', async () => {
  const response = await answer(`<head>${slot}${link('frame-1')}${link('home-2')}</head>`)
  expect(await response.text()).toBe(
    '<head><style data-page-styles="">.a{content:"$&"}.b{color:red}</style>' +
      '<link rel="stylesheet" href="/assets/frame-1.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/home-2.css" disabled=""/></head>',
  )
  expect(response.status).toBe(404)
  expect(response.headers.get('X-Other')).toBe('kept')
})

it('leaves documents without a place for styles and other responses as they are', async () => {
  expect(await (await answer(link('frame-1'))).text()).toBe(link('frame-1'))
  const data = `${slot}${link('frame-1')}`
  expect(await (await answer(data, 'application/json')).text()).toBe(data)
})

it('does not need the sheets again, and leaves the link of one that it does not have', async () => {
  const body = `<head>${slot}${link('frame-1')}${link('other-3')}</head>`
  const headers = { 'Content-Type': 'text/html' }
  const handle = withInlineStyles(async () => new Response(body, { headers }), folder)
  rmSync(join(folder, 'assets'), { recursive: true })
  const html = await (await handle(new Request('http://localhost/'))).text()
  expect(html).toContain('>.a{content:"$&"}</style>')
  expect(html).toContain(link('other-3'))
})
