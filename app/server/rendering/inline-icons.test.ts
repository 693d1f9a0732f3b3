import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Icon } from '~/ui/icons/icon'
import { inlineIcons } from './inline-icons'

const slot = '<svg data-page-icons=""></svg>'
const icon = (name: 'bed' | 'chevron-down') => renderToStaticMarkup(createElement(Icon, { name }))

it('brings each icon that the document shows once, and no other', () => {
  const html = inlineIcons(`<body>${icon('bed')}${icon('chevron-down')}${icon('bed')}${slot}`)
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
})

it('leaves links to other files and unknown icons as they are', () => {
  const other = `<a href="/plan.svg#bed">${icon('bed').replace('#bed', '#none')}</a>`
  expect(inlineIcons(other + slot)).toBe(other + slot)
})

it('leaves documents without a place for icons as they are', () => {
  expect(inlineIcons(icon('bed'))).toBe(icon('bed'))
})
