import { describe, expect, it } from 'vitest'
import { chainFrom, comparablePath, ownPath } from '../src/redirects/redirect-chain'

describe('chains of redirects', () => {
  it('are followed to their end, whatever query the steps carry', () => {
    const targets = new Map([
      ['/a', '/b?from=a'],
      ['/b', '/c/'],
      ['/c', '/d'],
    ])
    expect(chainFrom('/a', targets)).toEqual({
      chain: ['/a', '/b?from=a', '/c/', '/d'],
      loops: false,
    })
    expect(chainFrom('/x', targets)).toEqual({ chain: ['/x'], loops: false })
  })

  it('that come back are loops, long ones and those of one step', () => {
    const round = new Map([
      ['/a', '/b'],
      ['/b', '/a/'],
    ])
    expect(chainFrom('/a', round).loops).toBe(true)
    expect(chainFrom('/a', new Map([['/a', '/a?again=1']])).loops).toBe(true)
    expect(chainFrom('/start', round).loops).toBe(false)
  })

  it('compare paths in lower case, without a slash at the end', () => {
    expect(comparablePath('/Verano2026')).toBe('/verano2026')
    expect(comparablePath('/es/oferta/?x=1')).toBe('/es/oferta')
    expect(comparablePath('/')).toBe('/')
    expect(comparablePath('///')).toBe('/')
  })
})

it.each([
  ['https://site.example/Old-Offer?x=1#top', '/Old-Offer?x=1#top'],
  [' /es/año nuevo ', '/es/a%C3%B1o%20nuevo'],
  ['old-offer', '/old-offer'],
  ['', ''],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['/\\elsewhere.example', '/\\elsewhere.example'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('reads the path of a pasted address: %s', (address, path) => {
  expect(ownPath(address, 'https://site.example')).toBe(path)
})
