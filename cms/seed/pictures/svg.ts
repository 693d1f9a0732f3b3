import { css, type Rgb } from './colour'

export type Point = readonly [number, number]
type Stop = readonly [offset: number, colour: Rgb, opacity?: number]
/** A flat colour or a gradient made by the same drawing. */
export type Paint = Rgb | string

export type Art = {
  fill: (d: string, paint: Paint, opacity?: number) => void
  line: (d: string, paint: Paint, width: number, opacity?: number) => void
  linear: (from: Point, to: Point, stops: readonly Stop[]) => string
  radial: (centre: Point, radius: number, stops: readonly Stop[], squash?: number) => string
  clip: (d: string, draw: () => void) => void
  /** Moves and scales what is drawn inside. */
  within: (transform: string, draw: () => void) => void
  /** Lays a soft darkness over the finished picture. */
  shade: (d: string, paint: Paint, opacity?: number) => void
  /** Lays a soft brightness over the finished picture. */
  shine: (d: string, paint: Paint, opacity?: number) => void
  finish: () => { base: string; shade: string; shine: string }
}

const fixed = (value: number) => `${Math.round(value * 10) / 10}`
const asPaint = (paint: Paint) => (typeof paint === 'string' ? paint : css(paint))
const alpha = (name: string, value: number | undefined) =>
  value === undefined || value >= 1 ? '' : ` ${name}="${Math.round(value * 1000) / 1000}"`

export const polygon = (points: readonly Point[]): string =>
  points.length < 3 ? '' : `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}`

/** A closed curve that rounds its corners through the middles of its edges. */
export const smooth = (points: readonly Point[]): string => {
  const middle = (i: number): Point => {
    const a = points[i % points.length] ?? [0, 0]
    const b = points[(i + 1) % points.length] ?? [0, 0]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const start = middle(points.length - 1)
  const parts = points.map(([x, y], i) => {
    const to = middle(i)
    return `Q${fixed(x)} ${fixed(y)} ${fixed(to[0])} ${fixed(to[1])}`
  })
  return `M${fixed(start[0])} ${fixed(start[1])}${parts.join('')}Z`
}

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${fixed(x - rx)} ${fixed(y)}a${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(-2 * rx)} 0Z`

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}Z`

/** Collects shapes of one picture of the given size in drawing units. */
export const createArt = (width: number, height: number): Art => {
  const defs: string[] = []
  const layers = { base: [] as string[], shade: [] as string[], shine: [] as string[] }
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${css(colour)}"${alpha('stop-opacity', opacity)}/>`,
      )
      .join('')
  const define = (element: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(element(id))
    return id
  }
  const add = (layer: string[], d: string, paint: Paint, opacity?: number) => {
    if (d) layer.push(`<path d="${d}" fill="${asPaint(paint)}"${alpha('opacity', opacity)}/>`)
  }
  const wrap = (open: string, draw: () => void) => {
    for (const layer of Object.values(layers)) layer.push(open)
    draw()
    for (const layer of Object.values(layers)) layer.push('</g>')
  }
  return {
    fill: (d, paint, opacity) => add(layers.base, d, paint, opacity),
    line: (d, paint, lineWidth, opacity) => {
      if (!d) return
      layers.base.push(
        `<path d="${d}" fill="none" stroke="${asPaint(paint)}" stroke-width="${Math.round(lineWidth * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${alpha('opacity', opacity)}/>`,
      )
    },
    linear: (from, to, stops) =>
      `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fixed(from[0])}" y1="${fixed(from[1])}" x2="${fixed(to[0])}" y2="${fixed(to[1])}">${stopsOf(stops)}</linearGradient>`)})`,
    radial: ([x, y], radius, stops, squash = 1) =>
      `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${fixed(radius)}" gradientTransform="translate(${fixed(x)} ${fixed(y)}) scale(1 ${Math.round(squash * 1000) / 1000})">${stopsOf(stops)}</radialGradient>`)})`,
    clip: (d, draw) => {
      if (!d) return
      const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
      wrap(`<g clip-path="url(#${id})">`, draw)
    },
    within: (transform, draw) => wrap(`<g transform="${transform}">`, draw),
    shade: (d, paint, opacity) => add(layers.shade, d, paint, opacity),
    shine: (d, paint, opacity) => add(layers.shine, d, paint, opacity),
    finish: () => {
      const page = (body: string[], ground: string) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="{w}" height="{h}"><defs>${defs.join('')}</defs>${ground}${body.join('')}</svg>`
      const flat = (colour: string) =>
        `<rect width="${width}" height="${height}" fill="${colour}"/>`
      return {
        base: page(layers.base, flat('#888')),
        shade: page(layers.shade, flat('#fff')),
        shine: page(layers.shine, flat('#000')),
      }
    },
  }
}

/** Adds a path to one of several lists that are painted together later. */
export const addTo = (lists: string[], index: number, d: string): void => {
  lists[index] = (lists[index] ?? '') + d
}
