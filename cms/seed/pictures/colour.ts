/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

const clamp = (value: number) => Math.max(0, Math.min(255, value))

export const rgb = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const css = ([r, g, b]: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(clamp(part)).toString(16).padStart(2, '0')).join('')}`

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Multiplies each channel: a pigment under a coloured light. */
export const under = (pigment: Rgb, light: readonly [number, number, number]): Rgb => [
  clamp(pigment[0] * light[0]),
  clamp(pigment[1] * light[1]),
  clamp(pigment[2] * light[2]),
]
