import { describe, expect, it } from 'vitest'
import { parsePictureAddress } from './parse-picture-address'
import { pictureSrcSet, srcSetWidths } from './picture-address'

const picture = { hash: 'patio_1a2b' }
const phone = { points: 390, pixelsPerPoint: 3 }

const candidates = (format: 'avif' | 'webp', widest: number) =>
  pictureSrcSet(picture, format, widest)
    .split(', ')
    .map((one) => one.split(' '))

describe.each(['avif', 'webp'] as const)('the choices of a browser in %s', (format) => {
  it.each([640, 1280, 1920])('go up to %d pixels', (widest) => {
    const widths = candidates(format, widest).map(([, width = '']) => parseInt(width, 10))
    expect(widths).toEqual(srcSetWidths[format].filter((width) => width <= widest))
    expect(widths.at(-1)).toBe(widest)
  })

  it('name the picture of that width, which the site serves', () => {
    for (const [address = '', width = ''] of candidates(format, 1920)) {
      expect(parsePictureAddress(address)).toEqual({
        hash: picture.hash,
        format,
        width: parseInt(width, 10),
      })
    }
  })

  it('are sharp on a phone with three pixels a point', () => {
    const wished = phone.points * phone.pixelsPerPoint
    const widths = candidates(format, 1280).map(([, width = '']) => parseInt(width, 10))
    expect(widths.some((width) => width >= wished)).toBe(true)
  })
})
