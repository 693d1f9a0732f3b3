import { mix, rgb } from '../colour'
import { createPlane } from '../kit/plane'
import { box, faced, place } from '../kit/solid'
import { lit, pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { clump } from '../parts/foliage'
import { nearLeaves } from '../parts/framing'
import { floor } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { paneWindow } from '../parts/pane-window'
import { plant } from '../parts/planting'
import { mist } from '../parts/sky'
import { type Stage } from '../stage'
import { type Point, polygon, polyline, smooth } from '../svg'
import { openAir } from './open-air'

export const treehouse = (stage: Stage): void => {
  const { rnd, art, light, width, height, side } = stage
  const space = openAir(stage, { horizon: 0.74, eye: 2, focal: 1 })
  backdrop(stage, height * 0.66, stage.setting === 'colonial' ? 'coffee' : stage.setting, {
    tall: 1.2,
  })
  mist(stage, height * 0.62, 120, 0.4)
  floor(space, [-40, 40, 0, 60], mix(pigments.leaf, pigments.deepLeaf, 0.5))
  for (let i = 0; i < 8; i++)
    plant(
      space,
      rnd.pick(['tree', 'banana', 'bush', 'tree'] as const),
      rnd.sign() * rnd.range(5, 16),
      rnd.range(14, 22),
      rnd.range(2.5, 6),
    )
  const cx = width * rnd.range(0.42, 0.58)
  const k = height / 1200
  const bark = rgb('#8d7460')
  const X = (v: number) => cx + v * k
  const Y = (v: number) => height * 0.9 + v * k
  const crown = (points: readonly (readonly [number, number, number, number])[], dark: boolean) => {
    for (const [dx, dy, rx, ry] of points)
      clump(stage, {
        x: X(dx + rnd.bell() * 30),
        y: Y(dy + rnd.bell() * 16),
        rx: rx * k,
        ry: ry * k,
        density: 1.5,
        leaf: 17 * k,
        pigment: dark ? pigments.deepLeaf : pigments.leaf,
        bloom: dark ? 0.4 : 1,
      })
  }
  crown(
    [
      [-330, -860, 250, 130],
      [330, -880, 250, 130],
      [0, -960, 300, 130],
      [-480, -760, 190, 90],
      [480, -770, 190, 90],
    ],
    true,
  )
  art.fill(
    smooth([
      [X(-250), Y(60)],
      [X(-120), Y(-40)],
      [X(-86), Y(-240)],
      [X(-70), Y(-560)],
      [X(-200), Y(-850)],
      [X(-150), Y(-870)],
      [X(-10), Y(-660)],
      [X(20), Y(-880)],
      [X(60), Y(-880)],
      [X(50), Y(-650)],
      [X(200), Y(-850)],
      [X(240), Y(-830)],
      [X(84), Y(-540)],
      [X(92), Y(-240)],
      [X(140), Y(-40)],
      [X(280), Y(60)],
      [X(60), Y(30)],
      [X(0), Y(46)],
      [X(-80), Y(30)],
    ]),
    art.linear(
      [X(side * 130), 0],
      [X(-side * 150), 0],
      [
        [0, lit(light, bark, 0.95)],
        [0.5, lit(light, bark, 0.4)],
        [1, lit(light, bark, 0)],
      ],
    ),
  )
  let furrows = ''
  for (let i = 0; i < 26; i++) {
    const dx = rnd.range(-76, 80)
    furrows += `M${X(dx)} ${Y(-rnd.range(300, 620))}q${rnd.bell() * 14} 120 ${dx * 0.4} ${rnd.range(180, 330)}`
  }
  art.line(furrows, lit(light, mix(bark, pigments.darkWood, 0.5), 0.1), 3 * k, 0.4)
  const z = 9
  const s = 1250 / z
  const deck = 2 + (height * 0.74 - Y(-330)) / s
  const ox = (cx - width / 2) / s
  const turn = rnd.sign() * rnd.range(0.18, 0.35)
  const frame = { x: ox, z: z - 1.6, turn }
  for (const a of [-2.2, 2.2])
    art.line(
      polyline([space.camera.at(place(frame, [a, deck - 0.1, 0])), [X(a * 12), Y(-120)]]),
      lit(light, pigments.wood, 0.3),
      15 * k,
    )
  box(space, frame, [-2.9, 2.9, deck - 0.25, deck, -1.3, 3], pigments.wood)
  building(space, {
    frame,
    width: 4.3,
    depth: 2.8,
    height: 2.3,
    pigment: pigments.paleWood,
    timber: true,
    stilts: deck,
    roof: rnd.chance(0.5) ? 'hip' : 'gable',
    cover: rnd.chance(0.6) ? 'thatch' : 'panels',
    roofPigment: undefined,
    rise: 1.7,
    overhang: 0.55,
    front: (p) => {
      paneWindow(space, p, [0.35, 0.6, 1.6, 1.8], { columns: 2, frame: pigments.darkWood })
      paneWindow(space, p, [1.85, 0.02, 2.75, 1.95], {
        columns: 1,
        rows: 3,
        frame: pigments.darkWood,
      })
      paneWindow(space, p, [3, 0.6, 4, 1.8], { columns: 2, frame: pigments.darkWood })
      lantern(space, p.at(1.7, 1.7, 0.2), p.scale(1.7, 1.7) * 0.2)
    },
    flank: (p) => paneWindow(space, p, [0.8, 0.6, 2, 1.7], { frame: pigments.darkWood }),
  })
  const rail = createPlane(
    space.camera,
    place(frame, [-2.9, deck, -1.3]),
    place({ x: 0, z: 0, turn }, [1, 0, 0]),
    [0, 1, 0],
  )
  let bars = rail.line([
    [0, 0.85],
    [5.8, 0.85],
  ])
  for (let a = 0; a <= 5.8; a += 0.26)
    bars += rail.line([
      [a, 0],
      [a, 0.85],
    ])
  art.line(bars, faced(space, pigments.paleWood, rail.normal), 4)
  const way = turn > 0 ? 1 : -1
  const edge = space.camera.at(place(frame, [way * 2.9, deck, -0.6]))
  const end: Point = [way > 0 ? width + 30 : -30, Y(-420)]
  const sagAt = (t: number, lift: number): Point => [
    edge[0] + (end[0] - edge[0]) * t,
    edge[1] + (end[1] - edge[1]) * t + Math.sin(t * Math.PI) * 80 * k - lift * k,
  ]
  let planks = ''
  for (let i = 0; i < 22; i++) {
    const a = sagAt(i / 22, 0)
    const b = sagAt((i + 0.7) / 22, 0)
    planks += polygon([a, b, [b[0], b[1] + 16 * k], [a[0], a[1] + 16 * k]])
  }
  const rope = (lift: number) => polyline(Array.from({ length: 20 }, (_, i) => sagAt(i / 19, lift)))
  art.fill(planks, lit(light, pigments.paleWood, 0.6))
  let ties = ''
  for (let i = 0; i <= 22; i++) ties += polyline([sagAt(i / 22, 0), sagAt(i / 22, 92)])
  art.line(rope(92) + rope(50) + ties, lit(light, pigments.sand, 0.4), 3 * k)
  const foot = place(frame, [-way * 1.6, 0, -1.4])
  const top = space.camera.at([foot[0], deck, foot[2]])
  const low = space.camera.at([foot[0] - way * 1.3, 0, foot[2] - 0.9])
  let stairs = ''
  for (let i = 1; i < 13; i++) {
    const t = i / 13
    const x = low[0] + (top[0] - low[0]) * t
    const y = low[1] + (top[1] - low[1]) * t
    stairs += rectAt(x - 34 * k, y, 68 * k, 9 * k)
  }
  art.line(
    polyline([
      [low[0] - 36 * k, low[1]],
      [top[0] - 36 * k, top[1]],
    ]) +
      polyline([
        [low[0] + 36 * k, low[1]],
        [top[0] + 36 * k, top[1]],
      ]),
    lit(light, pigments.wood, 0.4),
    8 * k,
  )
  art.fill(stairs, lit(light, pigments.paleWood, 0.8))
  crown(
    [
      [-420, -900, 200, 90],
      [420, -920, 220, 95],
      [-160, -1000, 250, 95],
      [190, -1010, 250, 95],
      [-560, -800, 130, 66],
      [570, -810, 130, 66],
    ],
    false,
  )
  for (let i = 0; i < 12; i++)
    plant(
      space,
      rnd.pick(['banana', 'bush', 'grass', 'flower', 'bush'] as const),
      rnd.sign() * rnd.range(0.8, 6),
      rnd.range(4.4, 7),
      rnd.range(0.6, 1.3),
    )
  nearLeaves(stage, ['bl', 'br'], 0.85)
}

const rectAt = (x: number, y: number, w: number, h: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z`
