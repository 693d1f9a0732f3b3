import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Icon } from '~/ui/icons/icon'
import { withInlineIcons } from './inline-icons.server'

const slot = '<svg data-page-icons=""></svg>'
const icon = (name: 'bed' | 'chevron-down') => renderToStaticMarkup(createElement(Icon, { name }))

async function answer(body: string, type = 'text/html; charset=utf-8'): Promise<Response> {
  const headers = { 'Content-Type': type, 'X-Other': 'kept' }
  const handle = () => Promise.resolve(new Response(body, { status: 404, headers }))
  return withInlineIcons(handle)(new Request('http://localhost/'))
}

it('brings each icon that the document shows once, and no other', async () => {
  const response = await answer(`<body>${icon('bed')}${icon('chevron-down')}${icon('bed')}${slot}`)
  const html = await response.text()
  expect(html.match(/<use href="[^"]*"/g)).toEqual([
    '<use href="#icon-bed"',
    '<use href="#icon-chevron-down"',
    '<use href="#icon-bed"',
  ])
  const symbols = /<svg data-page-icons="">(.*)<\/svg>$/.exec(html)?.[1] ?? ''
  expect(symbols.match(/<symbol id="[^"]*"/g)).toEqual([
    '<symbol id="icon-bed"',
    '<symbol id="icon-chevron-down"',
  ])
  expect(symbols).toMatch(/^<symbol .*viewBox="0 0 24 24".*<path .*<\/symbol>$/)
  expect(response.status).toBe(404)
  expect(response.headers.get('X-Other')).toBe('kept')
})

it('leaves links to other files and unknown icons as they are', async () => {
  const other = `<a href="/plan.svg#bed">${icon('bed').replace('#bed', '#none')}</a>`
  expect(await (await answer(other + slot)).text()).toBe(other + slot)
})

it('leaves documents without a place for icons and other responses as they are', async () => {
  expect(await (await answer(icon('bed'))).text()).toBe(icon('bed'))
  const data = icon('bed') + slot
  expect(await (await answer(data, 'application/json')).text()).toBe(data)
})
