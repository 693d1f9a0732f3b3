import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createStyleInliner } from './inline-styles'

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'frame-1.css'), '.a{content:"$&"}\n')
  writeFileSync(join(folder, 'assets', 'home-2.css'), '.b{color:red}\n')
})

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`
const slot = '<style data-page-styles=""></style>'

it('puts the sheets into the page in their order, byte for byte, and disables their links', () => {
  const html = `<head>${slot}${link('frame-1')}${link('home-2')}</head>`
  expect(createStyleInliner(folder)(html)).toBe(
    '<head><style data-page-styles="">.a{content:"$&"}.b{color:red}</style>' +
      '<link rel="stylesheet" href="/assets/frame-1.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/home-2.css" disabled=""/></head>',
  )
})

it('leaves documents without a place for styles as they are', () => {
  expect(createStyleInliner(folder)(link('frame-1'))).toBe(link('frame-1'))
})

it('does not need the sheets again, and leaves the link of one that it does not have', () => {
  const inlineStyles = createStyleInliner(folder)
  rmSync(join(folder, 'assets'), { recursive: true })
  const html = inlineStyles(`<head>${slot}${link('frame-1')}${link('other-3')}</head>`)
  expect(html).toContain('>.a{content:"$&"}</style>')
  expect(html).toContain(link('other-3'))
})
