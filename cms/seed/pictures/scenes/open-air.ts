import { createCamera } from '../kit/camera'
import { sunwardOf, type Space } from '../kit/solid'
import type { Stage } from '../stage'

/** Puts a viewer into the open: `eye` in metres over the ground, `horizon` as a share of the height. */
export const openAir = (
  stage: Stage,
  setup: { eye?: number; focal?: number; horizon?: number; yaw?: number } = {},
): Space => {
  const { eye = 1.7, focal = 1.0, horizon = 0.6, yaw = 0 } = setup
  return {
    ...stage,
    camera: createCamera({
      eye: [0, eye, 0],
      yaw,
      focal: focal * 1250 * (stage.width < stage.height ? 0.86 : 1),
      centre: stage.width / 2,
      horizon: stage.height * horizon,
    }),
    indoors: false,
    sunward: sunwardOf(stage),
  }
}
