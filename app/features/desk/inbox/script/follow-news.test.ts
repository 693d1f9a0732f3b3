// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { findRows, rowLink, rowTick } from './find-rows'
import { renew } from './follow-news'

const rowOf = (name: string, waited: string) => `
  <li data-row="${name}"><input type="checkbox" name="pick"><a href="/${name}">${name}</a> ${waited}</li>`
const pageOf = (...rows: string[]) => `
  <p data-inbox-total>${rows.length}</p>
  <p data-inbox-news data-one="1 new" data-other="# new"></p>
  <div data-inbox-list><ol>${rows.join('')}</ol></div>`
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

let counted: number
const renewed = (...rows: string[]) => renew(documentOf(pageOf(...rows)), () => (counted += 1))
const news = () => document.querySelector('[data-inbox-news]')?.textContent

beforeEach(() => {
  counted = 0
  document.body.innerHTML = pageOf(rowOf('a', '1 minute'), rowOf('b', '5 minutes'))
})

it('puts new rows in place and keeps ticks and the focus', () => {
  const [, second] = findRows()
  const tick = second && rowTick(second)
  if (tick) tick.checked = true
  if (second) rowLink(second)?.focus()
  renewed(rowOf('new', '0 minutes'), rowOf('a', '2 minutes'), rowOf('b', '6 minutes'))
  const rows = findRows()
  expect(rows.map((row) => [row.dataset.row, rowTick(row)?.checked, 'new' in row.dataset])).toEqual(
    [
      ['new', false, true],
      ['a', false, false],
      ['b', true, false],
    ],
  )
  expect(document.activeElement?.getAttribute('href')).toBe('/b')
  expect(news()).toBe('1 new')
  expect(document.querySelector('[data-inbox-total]')?.textContent).toBe('3')
  expect(counted).toBe(1)
})

it('leaves the rows alone where nothing changed', () => {
  const [first] = findRows()
  renewed(rowOf('a', '1 minute'), rowOf('b', '5 minutes'))
  expect(findRows()[0]).toBe(first)
  expect(counted).toBe(0)
})

it('announces only what arrived', () => {
  renewed(rowOf('a', '2 minutes'))
  expect(news()).toBe('')
  renewed(rowOf('c', '0 minutes'), rowOf('d', '0 minutes'), rowOf('a', '2 minutes'))
  expect(news()).toBe('2 new')
})
