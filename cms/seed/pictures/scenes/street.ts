import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { pot } from '../parts/planting'
import { type Stage } from '../stage'
import { arch } from './arch'
import { openAir } from './open-air'
import { houseRow, streetFloor } from './street-parts'

export const streetArch = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, {
    horizon: 0.66,
    eye: 1.7,
    focal: stage.width > stage.height * 1.5 ? 1.05 : 0.92,
  })
  backdrop(stage, stage.height * 0.62, 'colonial', { tall: 1.45 })
  streetFloor(space, 4.4, 60)
  houseRow(space, -4.4, 19, 44)
  houseRow(space, 4.4, 19, 44)
  arch(space, 17, 4.4)
  houseRow(space, -4.4, 2.2, 16.6, {
    palette: [pigments.terracotta, pigments.ochre, pigments.lime],
  })
  houseRow(space, 4.4, 2.2, 16.6, {
    palette: [pigments.ochre, pigments.apricot, pigments.rose, pigments.lime],
  })
  for (const x of [-3.7, 3.7]) pot(space, x, rnd.range(5, 7), 0.9)
}

export const cobbledStreet = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.63, eye: 1.75, yaw: rnd.range(-0.14, 0.14) })
  backdrop(
    stage,
    stage.height * 0.6,
    stage.setting === 'city' || stage.setting === 'lake' ? 'colonial' : stage.setting,
    { tall: 1.3 },
  )
  streetFloor(space, 4, 55)
  const upper = rnd.chance(0.4)
  houseRow(space, -4, 2.4, 46, { upper })
  houseRow(space, 4, 2.4, 46, { upper: upper && rnd.chance(0.5) })
  for (let i = 0; i < 4; i++)
    pot(
      space,
      rnd.sign() * 3.4,
      4 + i * 2.6,
      rnd.range(0.7, 1),
      rnd.pick(['flower', 'bush', 'agave'] as const),
    )
}
