// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { picture } from '~/testing/factories/picture'
import { ArtPhoto } from './art-photo'

afterEach(cleanup)

const wide = picture({ hash: 'roofs_1', width: 2400, height: 1350 })
const upright = picture({ hash: 'roofs_2', width: 1200, height: 2000 })

/** What a browser may choose from, in its order. */
function choicesOf(parts: Parameters<typeof ArtPhoto>[0]) {
  const { container } = render(<ArtPhoto {...parts} />)
  return [...container.querySelectorAll('source, img')].map((one) => ({
    media: one.getAttribute('media'),
    type: one.getAttribute('type'),
    widths:
      one
        .getAttribute('srcset')
        ?.match(/\d+(?=w)/g)
        ?.map(Number) ?? [],
    hash: /\/pictures\/(\w+)-/.exec(one.getAttribute('srcset') ?? '')?.[1],
    priority: one.getAttribute('fetchpriority'),
  }))
}

describe('a large picture', () => {
  it('has another cut on phones, no wider than they can show', () => {
    const [avif, webp, ...others] = choicesOf({ picture: wide, mobile: upright, alt: 'Roofs' })
    const media = '(max-width: 767px)'
    expect(avif).toMatchObject({ media, type: 'image/avif', hash: 'roofs_2' })
    expect(webp).toMatchObject({ media, type: 'image/webp', hash: 'roofs_2' })
    expect(avif?.widths.at(-1)).toBe(1280)
    expect(others.map(({ hash }) => hash)).toEqual(['roofs_1', 'roofs_1'])
    expect(others.map(({ widths }) => widths.at(-1))).toEqual([1920, 1920])
  })

  it('is one picture for all screens where it has no other cut', () => {
    const choices = choicesOf({ picture: wide, mobile: null, alt: 'Roofs' })
    expect(choices.map(({ media, hash }) => [media, hash])).toEqual([
      [null, 'roofs_1'],
      [null, 'roofs_1'],
    ])
  })

  it.each([null, upright])('is asked for before all others', (mobile) => {
    const priorities = choicesOf({ picture: wide, mobile, alt: 'Roofs' }).map((one) => one.priority)
    expect(priorities.filter(Boolean)).toEqual(['high'])
    expect(priorities.at(-1)).toBe('high')
  })
})
