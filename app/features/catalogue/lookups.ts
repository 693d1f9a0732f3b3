import type { CataloguePayload } from '~content/catalogue'
import type {
  Amenity,
  Currency,
  ExtraFee,
  HouseRule,
  Landmark,
  PaymentMethod,
  Promotion,
  Provider,
  Region,
  Service,
  Town,
} from '~content/taxonomy'
import { currencyFacts, forEachCurrency, type CurrencyCode } from '~content/currency-code'

export type Taxonomies = Omit<CataloguePayload, 'rentals' | 'revision'>

/** What rentals refer to by id, ready to be looked up. */
export type Lookups = {
  regions: ReadonlyMap<string, Region>
  towns: ReadonlyMap<string, Town>
  landmarks: readonly Landmark[]
  amenities: ReadonlyMap<string, Amenity>
  houseRules: ReadonlyMap<string, HouseRule>
  providers: ReadonlyMap<string, Provider>
  promotions: ReadonlyMap<string, Promotion>
  forcedPromotionIds: ReadonlySet<string>
  extraFees: ReadonlyMap<string, ExtraFee>
  currencies: Record<CurrencyCode, Currency>
  /** In the order of the CMS; one of them says `isDefault`, the first where editors marked none. */
  paymentMethods: readonly PaymentMethod[]
  /** Add-on services of the inquiry form, in the order in which they are offered. */
  services: readonly Service[]
}

/** Used while the CMS holds no such record, so that prices never vanish (contracts-and-routes.md §9). */
export function fallbackCurrency(code: CurrencyCode): Currency {
  const { symbol, fallbackFactor } = currencyFacts[code]
  return { id: code, code, symbol, conversionFactor: fallbackFactor }
}

export function buildLookups(taxonomies: Taxonomies): Lookups {
  const currency = (code: CurrencyCode) =>
    taxonomies.currencies.find((each) => each.code === code) ?? fallbackCurrency(code)
  return {
    regions: byId(taxonomies.regions),
    towns: byId(taxonomies.towns),
    landmarks: taxonomies.landmarks,
    amenities: byId(taxonomies.amenities),
    houseRules: byId(taxonomies.houseRules),
    providers: byId(taxonomies.providers),
    promotions: byId(taxonomies.promotions),
    forcedPromotionIds: new Set(taxonomies.forcedPromotionIds),
    extraFees: byId(taxonomies.extraFees),
    currencies: forEachCurrency(currency),
    paymentMethods: withDefault(taxonomies.paymentMethods),
    services: taxonomies.services,
  }
}

function withDefault(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  if (methods.some(({ isDefault }) => isDefault)) return methods
  return methods.map((method, index) => ({ ...method, isDefault: index === 0 }))
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
