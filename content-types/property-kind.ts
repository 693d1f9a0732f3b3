/** Kinds of property. A file of its own, so that pages can read it without the schemas. */
export const propertyKinds = [
  'house',
  'apartment',
  'villa',
  'loft',
  'cabin',
  'bungalow',
  'farmhouse',
  'treehouse',
  'dome',
  'boathouse',
  'boutiqueHotel',
  'townhouse',
  'room',
] as const

export type PropertyKind = (typeof propertyKinds)[number]
