/** What a landmark is; decides its icon. */
export const landmarkKinds = [
  'square',
  'church',
  'monument',
  'museum',
  'ruins',
  'market',
  'viewpoint',
  'nature',
  'beach',
  'dock',
  'bus',
  'airport',
] as const

export type LandmarkKind = (typeof landmarkKinds)[number]
