import { finishLight, rainfall } from './parts/framing'
import { type PlannedPicture } from './plan'
import { scenes } from './scenes'
import { createStage } from './stage'

/** The layers of a picture as SVG, ready to be rasterised. */
export const composePicture = (
  picture: Pick<PlannedPicture, 'scene' | 'setting' | 'light' | 'seed' | 'width' | 'height'>,
): { base: string; shade: string; shine: string } => {
  const { scene, setting, light, seed, width, height } = picture
  const stage = createStage({ setting, light, seed, aspect: width / height })
  const drawing = scenes[scene]
  drawing.draw(stage)
  if (drawing.outdoors) rainfall(stage)
  finishLight(stage)
  return stage.art.finish()
}
