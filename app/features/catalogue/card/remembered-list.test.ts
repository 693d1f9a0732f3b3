// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hours } from '~/platform/units/duration'
import { isOpenedFrom } from './is-opened-from'
import { prepareCardLink, recallList } from './remembered-list'

const go = (path: string) => window.history.replaceState(null, '', path)

function openCardOf(list: string) {
  go(list)
  prepareCardLink(document.createElement('a'))
  go(`${list.split('?')[0]}/guatemala/atitlan/panajachel/casa`)
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

it('is the list that a card was opened from, with its query', () => {
  expect(recallList()).toBeNull()
  openCardOf('/vacation-rentals?adult=2&page=3')
  expect(recallList()).toBe('/vacation-rentals?adult=2&page=3')
})

it('stays while a similar place is opened on the page of a place, and is never that page itself', () => {
  openCardOf('/vacation-rentals?adult=2')
  document.body.innerHTML = '<a data-back></a>'
  expect(prepareCardLink(document.createElement('a')).state).toBeNull()
  expect(recallList()).toBe('/vacation-rentals?adult=2')
  localStorage.setItem('ceiba:list', `${Date.now()} ${window.location.pathname}?adult=2`)
  expect(recallList()).toBeNull()
})

it('is none after some hours, or where nothing tells when it was left', () => {
  openCardOf('/vacation-rentals')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hours(3))
  expect(recallList()).toBeNull()
  clock.mockRestore()
  expect(recallList()).toBe('/vacation-rentals')
  localStorage.setItem('ceiba:list', '/vacation-rentals')
  expect(recallList()).toBeNull()
})

it('is none on a page of the other language', () => {
  openCardOf('/vacation-rentals?adult=2')
  go('/es/casas-vacacionales/guatemala/atitlan/panajachel/casa')
  expect(recallList()).toBeNull()
  openCardOf('/es/casas-vacacionales')
  expect(recallList()).toBe('/es/casas-vacacionales')
  go('/vacation-rentals/guatemala/atitlan/panajachel/casa')
  expect(recallList()).toBeNull()
})

it.each(['//elsewhere.example/list', 'https://elsewhere.example', ''])('is never %j', (path) => {
  localStorage.setItem('ceiba:list', `${Date.now()} ${path}`)
  expect(recallList()).toBeNull()
})

describe('a page that the browser opened', () => {
  const list = '/vacation-rentals?adult=2'
  const opened = { state: null as unknown, from: list, entries: 2, isDesktop: false }

  function isBehindList(over: Partial<typeof opened>): boolean {
    const { state, from, entries, isDesktop } = { ...opened, ...over }
    window.history.replaceState(state, '')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && window.location.origin + from)
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries)
    vi.stubGlobal('matchMedia', () => ({ matches: isDesktop }))
    return isOpenedFrom(list)
  }

  it.each([{}, { state: { idx: 0 } }])('stands behind its list: %j', (over) => {
    expect(isBehindList(over)).toBe(true)
  })

  it.each([
    { state: { idx: 1 } },
    { from: '' },
    { from: '/vacation-rentals' },
    { entries: 1 },
    { isDesktop: true },
  ])('does not with %j', (over) => {
    expect(isBehindList(over)).toBe(false)
  })
})
