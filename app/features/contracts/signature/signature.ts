import { maxSignatoryLength } from '~content/contract-limits'

/** The box in which a signature is drawn; strokes hold whole units of it. */
export const signatureBox = { width: 500, height: 200 } as const

/** In characters: a hundred strokes of a careful hand, far below what a form and the CMS take. */
export const maxStrokesLength = 16_000

/** In units of the box: less is a slip of the finger. */
const minInk = 60

export const strokesPattern = /^(M\d{1,3} \d{1,3}( L\d{1,3} \d{1,3})* ?)+$/
const prefix = 'strokes:'

/** How a guest signed: the lines of their hand as an SVG path of `M` and `L`, or their typed name. */
export type Signature = { kind: 'drawn'; strokes: string } | { kind: 'typed'; name: string }

type Point = { x: number; y: number }
export type Stroke = readonly Point[]

/** The signature in a field of the form; null if it is none: empty, malformed, outside of its box, or a mere dot. */
export function readSignature(text: string): Signature | null {
  if (isDrawn(text)) {
    const strokes = text.slice(prefix.length)
    if (strokes.length > maxStrokesLength || !strokesPattern.test(strokes)) return null
    return isInBox(strokes) && inkOf(strokes) >= minInk ? { kind: 'drawn', strokes } : null
  }
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return /\p{L}/u.test(name) && name.length <= maxSignatoryLength ? { kind: 'typed', name } : null
}

/** Whether a field holds strokes, and no name. */
export function isDrawn(text: string): boolean {
  return text.startsWith(prefix)
}

/** Strokes as a field of the form holds them; a long drawing has fewer points, an empty one is empty. */
export function writeStrokes(strokes: readonly Stroke[]): string {
  if (strokes.length === 0) return ''
  const path = strokes.map(pathOfStroke).join(' ')
  if (path.length <= maxStrokesLength) return `${prefix}${path}`
  return writeStrokes(strokes.map((points) => points.filter((_, index) => index % 2 === 0)))
}

function pathOfStroke(points: Stroke): string {
  return points
    .map(({ x, y }, index) => {
      const place = `${within(x, signatureBox.width)} ${within(y, signatureBox.height)}`
      return `${index === 0 ? 'M' : 'L'}${place}`
    })
    .join(' ')
}

/** The lines of the hand as an SVG path that is round where the hand was: curves join the middles of its lines. */
export function smoothPath(strokes: string): string {
  return strokesOf(strokes).map(smoothStroke).join(' ')
}

function smoothStroke(points: Stroke): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first) return ''
  // A dot is a line without length, which round ends make visible.
  if (!last) return `M${first.x} ${first.y} L${first.x} ${first.y}`
  const curves: string[] = []
  let from = first
  rest.slice(0, -1).forEach((corner, index) => {
    const to = between(corner, rest[index + 1] ?? corner, 1 / 2)
    const controls = [between(from, corner, 2 / 3), between(to, corner, 2 / 3)]
    curves.push(`C${[...controls, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`)
    from = to
  })
  return [`M${first.x} ${first.y}`, ...curves, `L${last.x} ${last.y}`].join(' ')
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
}

const short = (value: number) => Math.round(value * 10) / 10

function strokesOf(path: string): Stroke[] {
  return path
    .split('M')
    .slice(1)
    .map((stroke) =>
      [...stroke.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    )
}

/** Keeps the strokes inside their box, so that they cover no other text of the PDF. */
function isInBox(path: string): boolean {
  return strokesOf(path)
    .flat()
    .every(({ x, y }) => x <= signatureBox.width && y <= signatureBox.height)
}

function inkOf(path: string): number {
  return strokesOf(path)
    .flatMap((points) => points.slice(1).map((point, index) => distance(points[index], point)))
    .reduce((sum, length) => sum + length, 0)
}

function distance(from: Point | undefined, to: Point): number {
  return from ? Math.hypot(to.x - from.x, to.y - from.y) : 0
}

const within = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max)
