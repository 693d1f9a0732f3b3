import { mix, rgb } from '../../colour'
import { createPlane, unit } from '../../kit/plane'
import { box, type Space } from '../../kit/solid'
import { litIndoor, pigments } from '../../palette'
import { ceilingPigment, type Finish } from './finishes'

export const ceiling = (
  space: Space,
  finish: Finish,
  half: number,
  depth: number,
  tall: number,
): void => {
  const { art, camera, light } = space
  const pigment = ceilingPigment(finish)
  const sheet = camera.poly([
    [-half, tall, 0.05],
    [half, tall, 0.05],
    [half, tall, depth],
    [-half, tall, depth],
  ])
  art.fill(
    sheet,
    art.linear(
      camera.at([0, tall, depth]),
      [camera.at([0, tall, depth])[0], 0],
      [
        [0, litIndoor(light, pigment, 0.55)],
        [1, litIndoor(light, pigment, 0.25)],
      ],
    ),
  )
  if (finish.ceiling === 'plain') {
    for (const z of [1.8, 3.3, 4.7])
      for (const x of [-0.5, 0.5]) {
        const [cx, cy] = camera.at([x * half, tall, z])
        const r = camera.scale([0, tall, z]) * 0.09
        art.fill(
          `M${cx - r} ${cy}a${r} ${r * 0.3} 0 1 1 ${2 * r} 0a${r} ${r * 0.3} 0 1 1 ${-2 * r} 0Z`,
          mix(pigments.white, rgb('#ffe0a0'), light.lamps),
        )
      }
    return
  }
  let lines = ''
  for (let x = -half; x <= half; x += finish.ceiling === 'poles' ? 0.16 : 0.3)
    lines += camera.line([
      [x, tall, 0.05],
      [x, tall, depth],
    ])
  art.line(
    lines,
    litIndoor(light, mix(pigment, pigments.darkWood, 0.6), 0.1),
    finish.ceiling === 'poles' ? 3 : 1.8,
    0.5,
  )
  const beam = finish.ceiling === 'planks' ? 1.5 : 0.78
  for (let z = depth - 0.3; z > 0.6; z -= beam)
    box(
      space,
      { x: 0, z },
      [-half, half, tall - 0.2, tall, -0.09, 0.09],
      finish.ceiling === 'poles' ? pigments.wood : pigments.darkWood,
      { add: 0.12 },
    )
}

export const gable = (
  space: Space,
  finish: Finish,
  half: number,
  depth: number,
  tall: number,
  rise: number,
): void => {
  const { art, camera, light } = space
  const pigment = finish.ceiling === 'plain' ? pigments.paleWood : ceilingPigment(finish)
  for (const way of [-1, 1] as const) {
    const plane = createPlane(
      camera,
      [way * half, tall, 0.05],
      [0, 0, 1],
      unit([-way * half, rise, 0]),
    )
    const slope = Math.hypot(half, rise)
    art.fill(
      plane.rect(0, 0, depth, slope),
      art.linear(camera.at([way * half, tall, depth]), camera.at([0, tall + rise, depth * 0.4]), [
        [0, litIndoor(light, pigment, way === space.side ? 0.35 : 0.75)],
        [1, litIndoor(light, pigment, way === space.side ? 0.2 : 0.5)],
      ]),
    )
    let lines = ''
    for (let b = 0; b < slope; b += 0.22)
      lines += plane.line([
        [0, b],
        [depth, b],
      ])
    art.line(lines, litIndoor(light, mix(pigment, pigments.darkWood, 0.6), 0.1), 2, 0.5)
  }
  for (let z = depth - 0.2; z > 0.8; z -= 1.3) {
    const tone = litIndoor(light, pigments.darkWood, 0.5)
    art.line(
      camera.line([
        [-half, tall, z],
        [0, tall + rise, z],
        [half, tall, z],
      ]),
      tone,
      camera.scale([0, tall, z]) * 0.14,
    )
    if (z > 2)
      art.line(
        camera.line([
          [-half, tall, z],
          [half, tall, z],
        ]),
        tone,
        camera.scale([0, tall, z]) * 0.13,
      )
  }
}
