import { mix } from '../colour'
import { type Plane } from '../kit/plane'
import { faced, place, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { arcade } from '../parts/arcade'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { cascade } from '../parts/foliage'
import { fountain } from '../parts/fountain'
import { frameTree, nearLeaves } from '../parts/framing'
import { lawn } from '../parts/ground'
import { door, grilleWindow } from '../parts/opening'
import { paneWindow } from '../parts/pane-window'
import { plant, pot } from '../parts/planting'
import { lounger, swimmingPool } from '../parts/swimming-pool'
import { type Stage } from '../stage'
import { openAir } from './open-air'

const floorLine = (space: Space, p: Plane, width: number, height: number) =>
  space.art.fill(
    p.rect(0, height, width, height + 0.16, 0.08),
    faced(space, pigments.lime, p.normal, 0.15),
  )

/**
 * A country house in its garden: one or two storeys, wings at either end, with a pool, a fountain or a flower path
 * before it.
 */
export const villa = (stage: Stage): void => {
  const { rnd } = stage
  const yaw = rnd.sign() * rnd.range(0.08, 0.48)
  const way = Math.sign(yaw)
  const space = openAir(stage, {
    horizon: rnd.range(0.53, 0.6),
    eye: rnd.range(1.9, 3.1),
    focal: rnd.range(0.9, 1.08),
  })
  backdrop(stage, stage.height * 0.55, stage.setting, { tall: rnd.range(1.15, 1.45) })
  lawn(space, [-40, 40, 0, 60])
  const z = rnd.range(11.5, 15.5)
  const shift = rnd.range(-2.2, 1)
  const colour = stage.traits.wall.pigment
  const tall = rnd.chance(0.42)
  const tree = stage.setting === 'coast' ? 'palm' : stage.setting === 'highland' ? 'pine' : 'tree'
  for (let i = 0; i < rnd.int(3, 7); i++)
    plant(
      space,
      rnd.pick([tree, tree, 'bush'] as const),
      rnd.range(-15, 15),
      z + rnd.range(8, 12),
      rnd.range(4.5, 8.5),
    )
  const frame = { x: -way * 0.8 + shift, z, turn: yaw }
  const width = rnd.range(9.5, 14.5)
  const bays = Math.round(width / rnd.range(2.4, 3.2))
  const posts = rnd.chance(0.45)
  const wing = rnd.pick(['behind', 'tower', 'none'] as const)
  const wingSide = rnd.sign()
  if (wing !== 'none') {
    const [wx, , wz] = place(frame, [
      wingSide * (width / 2 - (wing === 'tower' ? -1 : 2)),
      0,
      wing === 'tower' ? 1.2 : 4,
    ])
    building(space, {
      frame: { x: wx, z: wz, turn: yaw },
      width: wing === 'tower' ? 4.6 : 8,
      depth: 5,
      height: tall ? 7.4 : 5.7,
      pigment: mix(colour, pigments.lime, rnd.next() * 0.4),
      roof: 'hip',
      rise: 1.6,
      overhang: 0.5,
      front: (p) => {
        for (const a of wing === 'tower' ? [1.5] : [1.3, 5.2])
          paneWindow(space, p, [a, 3.7, a + 1.4, 5.1], { rows: 3 })
      },
    })
  }
  building(space, {
    frame,
    width,
    depth: 6,
    height: tall ? 6 : 3.4,
    pigment: colour,
    roof: rnd.chance(0.65) ? 'hip' : 'gable',
    rise: rnd.range(1.5, 2.1),
    overhang: 0.7,
    roofPigment: mix(pigments.tile, pigments.oldTile, rnd.next()),
    foot: rnd.chance(0.4) ? mix(colour, pigments.brick, 0.55) : undefined,
    front: (p) => {
      if (rnd.chance(0.7))
        arcade(space, p, { width, height: 3.2, bays, pigment: colour, posts, depth: 1.8 })
      else {
        door(space, p, [width / 2 - 0.75, 0.1, width / 2 + 0.75, 2.7], { wall: colour, arch: true })
        for (let a = 1; a < width - 1.4; a += 2.5)
          if (Math.abs(a + 0.65 - width / 2) > 1.6)
            grilleWindow(space, p, [a, 0.9, a + 1.3, 2.7], colour)
      }
      if (tall) {
        floorLine(space, p, width, 3.2)
        for (let i = 0; i < bays; i++) {
          const c = ((i + 0.5) * width) / bays
          paneWindow(space, p, [c - 0.6, 3.8, c + 0.6, 5.4], {
            rows: 3,
            shutters: rnd.chance(0.2) ? pigments.jade : undefined,
          })
        }
      }
      if (rnd.chance(0.6)) {
        const a = rnd.range(1, width - 1)
        const [x, y] = p.at(a, tall ? 3.6 : 3.5, 0.4)
        cascade(
          space,
          x,
          y,
          p.scale(a, 3) * rnd.range(1.6, 2.8),
          p.scale(a, 3) * rnd.range(0.8, 1.6),
        )
      }
    },
    flank: (p) => paneWindow(space, p, [2.2, 0.9, 3.8, 2.4], { columns: 3 }),
  })
  for (let a = -width / 2; a < width / 2; a += 1.5) {
    const [x, , pz] = place(frame, [a, 0, -0.7])
    if (rnd.chance(0.75))
      plant(
        space,
        rnd.pick(['flower', 'bush', 'agave', 'flower'] as const),
        x,
        pz,
        rnd.range(0.6, 1.2),
      )
  }
  foreground(space, frame.x, z, yaw)
  const treeLeft = rnd.chance(0.5)
  if (rnd.chance(0.7))
    frameTree(
      stage,
      treeLeft,
      stage.height * rnd.range(0.82, 1),
      stage.height * rnd.range(0.66, 0.86),
    )
  nearLeaves(
    stage,
    rnd.chance(0.3) ? ['bl', 'br'] : [treeLeft ? 'br' : 'bl'],
    rnd.range(0.7, 1.1),
    rnd.chance(0.5) ? 'flower' : undefined,
  )
}

const foreground = (space: Space, x: number, z: number, yaw: number) => {
  const { rnd, art, camera } = space
  const kind = rnd.pick(['pool', 'pool', 'fountain', 'path'] as const)
  if (kind === 'pool') {
    const half = rnd.range(2.4, 4)
    const frame = {
      x: rnd.range(-2.4, 2.4),
      z: z * rnd.range(0.48, 0.56),
      turn: yaw * rnd.range(0.4, 1.2),
    }
    swimmingPool(space, frame, [-half, half, -1.2, rnd.range(0.9, 1.8)])
    for (const a of [0.3, 1.5]) {
      const [lx, , lz] = place(frame, [half * rnd.range(-0.6, 0.1) + a, 0, 2.2])
      lounger(
        space,
        { x: lx, z: lz, turn: frame.turn + 0.2 },
        rnd.pick([pigments.lime, pigments.maize, pigments.terracotta]),
      )
    }
    return
  }
  const bend = kind === 'path' ? rnd.range(-2, 2) : 0
  const edge = (side: number) =>
    Array.from({ length: 10 }, (_, i) => {
      const t = i / 9
      return [x * t + Math.sin(t * Math.PI) * bend + side * 0.8, 0.01, 1 + (z - 1.5) * t] as const
    })
  art.fill(
    camera.poly([...edge(-1), ...edge(1).reverse()]),
    faced(space, mix(pigments.sand, pigments.stone, 0.5), [0, 1, 0]),
  )
  for (let pz = z - 1.5; pz > 3.6; pz -= 0.9) {
    const t = (pz - 1) / (z - 1.5)
    const c = x * t + Math.sin(t * Math.PI) * bend
    for (const side of [-1, 1])
      if (rnd.chance(0.8))
        plant(
          space,
          rnd.pick(['flower', 'bush', 'flower', 'agave', 'grass'] as const),
          c + side * rnd.range(1.3, 2),
          pz,
          rnd.range(0.5, 0.95),
        )
  }
  if (kind === 'fountain') {
    fountain(space, x * 0.5, z * 0.55, 1.25)
    for (const side of [-1, 1]) pot(space, x * 0.5 + side * 2, z * 0.5, 1, 'flower')
  }
}
