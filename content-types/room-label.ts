/** What a picture of a rental shows; editors choose it in the panel. */
export const roomLabels = [
  'bedroom',
  'bathroom',
  'kitchen',
  'livingRoom',
  'diningRoom',
  'workspace',
  'terrace',
  'patio',
  'garden',
  'pool',
  'view',
  'outside',
  'entrance',
  'surroundings',
] as const

export type RoomLabel = (typeof roomLabels)[number]
