import { polygon, polyline, type Point } from '../svg'

/** Metres: x to the right, y up, z away from the viewer. */
export type Spot = readonly [number, number, number]

export type Camera = {
  /** Screen position of a spot in front of the viewer. */
  at: (spot: Spot) => Point
  /** Closed outline of a flat shape, cut where it comes too near. */
  poly: (spots: readonly Spot[]) => string
  line: (spots: readonly Spot[]) => string
  /** Drawing units that one metre takes at this spot. */
  scale: (spot: Spot) => number
  /** Whether a face with this normal shows its front. */
  sees: (spot: Spot, normal: Spot) => boolean
  horizon: number
  eye: Spot
}

export type CameraSetup = {
  eye: Spot
  /** Radians; positive looks to the right. */
  yaw?: number
  /** Drawing units: the larger, the narrower the view. */
  focal: number
  centre: number
  /** Screen height of the horizon; verticals stay vertical, as with a shift lens. */
  horizon: number
}

const NEAR = 0.12

export const createCamera = ({ eye, yaw = 0, focal, centre, horizon }: CameraSetup): Camera => {
  const cos = Math.cos(yaw)
  const sin = Math.sin(yaw)
  const view = ([x, y, z]: Spot): Spot => {
    const dx = x - eye[0]
    const dz = z - eye[2]
    return [dx * cos - dz * sin, y - eye[1], dx * sin + dz * cos]
  }
  const flat = ([x, y, z]: Spot): Point => [
    centre + (focal * x) / Math.max(z, NEAR),
    horizon - (focal * y) / Math.max(z, NEAR),
  ]
  const cut = (a: Spot, b: Spot): Spot => {
    const t = (NEAR - a[2]) / (b[2] - a[2])
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]
  }
  const clipped = (spots: readonly Spot[], closed: boolean): Point[] => {
    const seen = spots.map(view)
    const out: Spot[] = []
    seen.forEach((spot, i) => {
      const next = seen[i + 1] ?? (closed ? seen[0] : undefined)
      if (spot[2] >= NEAR) out.push(spot)
      if (next && spot[2] >= NEAR !== next[2] >= NEAR) out.push(cut(spot, next))
    })
    return out.map(flat)
  }
  return {
    at: (spot) => flat(view(spot)),
    poly: (spots) => polygon(clipped(spots, true)),
    line: (spots) => {
      const points = clipped(spots, false)
      return points.length > 1 ? polyline(points) : ''
    },
    scale: (spot) => focal / Math.max(view(spot)[2], NEAR),
    sees: (spot, normal) =>
      (spot[0] - eye[0]) * normal[0] +
        (spot[1] - eye[1]) * normal[1] +
        (spot[2] - eye[2]) * normal[2] <
      0,
    horizon,
    eye,
  }
}
