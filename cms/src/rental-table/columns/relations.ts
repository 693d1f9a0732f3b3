/** What rentals refer to, and the field by which a cell names it. */
export const relations = {
  town: { uid: 'api::town.town', key: 'slug' },
  amenities: { uid: 'api::amenity.amenity', key: 'slug' },
  houseRules: { uid: 'api::house-rule.house-rule', key: 'slug' },
  promotions: { uid: 'api::promotion.promotion', key: 'key' },
  extraFees: { uid: 'api::extra-fee.extra-fee', key: 'key' },
  provider: { uid: 'api::provider.provider', key: 'key' },
} as const

export type Relation = keyof typeof relations

export function isRelation(field: string): field is Relation {
  return field in relations
}

/** An entry without a key is named by its document id. */
export function keyOfEntry(relation: Relation, target: Record<string, unknown>): string {
  return String(target[relations[relation].key] || target.documentId)
}
