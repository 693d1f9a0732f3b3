import type { Point } from '../svg'
import type { Camera, Spot } from './camera'

/** A flat sheet in space on which things are drawn in metres: a wall, a floor, a roof. */
export type Plane = {
  spot: (a: number, b: number, out?: number) => Spot
  at: (a: number, b: number, out?: number) => Point
  rect: (a0: number, b0: number, a1: number, b1: number, out?: number) => string
  poly: (points: readonly Point[], out?: number) => string
  line: (points: readonly Point[], out?: number) => string
  scale: (a: number, b: number) => number
  normal: Spot
  camera: Camera
}

export const cross = (u: Spot, v: Spot): Spot => [
  u[1] * v[2] - u[2] * v[1],
  u[2] * v[0] - u[0] * v[2],
  u[0] * v[1] - u[1] * v[0],
]

export const unit = (v: Spot): Spot => {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** `along` and `up` are unit vectors; the normal points out of the front. */
export const createPlane = (camera: Camera, origin: Spot, along: Spot, up: Spot): Plane => {
  const raised = unit(cross(along, up))
  const facing: Spot = camera.sees(origin, raised) ? raised : [-raised[0], -raised[1], -raised[2]]
  const spot = (a: number, b: number, out = 0): Spot => [
    origin[0] + along[0] * a + up[0] * b + facing[0] * out,
    origin[1] + along[1] * a + up[1] * b + facing[1] * out,
    origin[2] + along[2] * a + up[2] * b + facing[2] * out,
  ]
  return {
    spot,
    at: (a, b, out) => camera.at(spot(a, b, out)),
    rect: (a0, b0, a1, b1, out) =>
      camera.poly([spot(a0, b0, out), spot(a1, b0, out), spot(a1, b1, out), spot(a0, b1, out)]),
    poly: (points, out) => camera.poly(points.map(([a, b]) => spot(a, b, out))),
    line: (points, out) => camera.line(points.map(([a, b]) => spot(a, b, out))),
    scale: (a, b) => camera.scale(spot(a, b)),
    normal: facing,
    camera,
  }
}

/** Outline of an opening with a round head; `rise` is the height of the head over the springing. */
export const archPoints = (
  a0: number,
  a1: number,
  foot: number,
  springing: number,
  rise: number,
): Point[] => {
  const middle = (a0 + a1) / 2
  const half = (a1 - a0) / 2
  const head = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI - (Math.PI * i) / 16
    return [middle + Math.cos(angle) * half, springing + Math.sin(angle) * rise]
  })
  return [[a0, foot], ...head, [a1, foot]]
}
