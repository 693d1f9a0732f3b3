import { catalogueSchema, type CataloguePayload } from '~content/catalogue'
import type { ExtraFee, Promotion, Town } from '~content/taxonomy'

/** A town near Antigua. */
export function town(overrides: Partial<Town> = {}): Town {
  return {
    id: 'antigua',
    slug: 'antigua-guatemala',
    regionId: 'sacatepequez',
    name: { en: 'Antigua Guatemala', es: 'La Antigua Guatemala' },
    line: { en: 'Cobbles and arcades.', es: 'Empedrados y arcadas.' },
    latitude: 14.5573,
    longitude: -90.7332,
    ...overrides,
  }
}

/** A discount of twenty percent that runs through November 2026. */
export function promotion(overrides: Partial<Promotion> = {}): Promotion {
  return {
    id: 'november',
    name: { en: 'November', es: 'Noviembre' },
    type: 2,
    offerType: null,
    enabled: true,
    dateShow: null,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    percentDiscount: 20,
    minDays: null,
    minNight: null,
    ...overrides,
  }
}

/** Forty-five dollars a stay. */
export function extraFee(overrides: Partial<ExtraFee> = {}): ExtraFee {
  return {
    id: 'cleaning',
    name: { en: 'Cleaning', es: 'Limpieza' },
    kind: 'cleaning',
    mode: 'stay',
    amount: 45,
    includedGuests: null,
    ...overrides,
  }
}

/** What the CMS answers for the whole catalogue: two regions, three towns, no rentals of its own. */
export function cataloguePayload(overrides: Partial<CataloguePayload> = {}): CataloguePayload {
  return catalogueSchema.parse({
    revision: '1',
    regions: [
      {
        id: 'solola',
        slug: 'solola',
        name: { en: 'Sololá', es: 'Sololá' },
        description: { en: 'The lake.', es: 'El lago.' },
      },
      {
        id: 'sacatepequez',
        slug: 'sacatepequez',
        name: { en: 'Sacatepéquez', es: 'Sacatepéquez' },
        description: { en: 'Around Antigua.', es: 'Alrededor de Antigua.' },
      },
    ],
    towns: [
      town({
        id: 'panajachel',
        slug: 'panajachel',
        regionId: 'solola',
        name: { en: 'Panajachel', es: 'Panajachel' },
        line: { en: 'The lake at its door.', es: 'El lago a la puerta.' },
        latitude: 14.7409,
        longitude: -91.1584,
      }),
      town({
        id: 'ciudad-vieja',
        slug: 'ciudad-vieja',
        name: { en: 'Ciudad Vieja', es: 'Ciudad Vieja' },
        line: { en: 'Below the volcano.', es: 'Al pie del volcán.' },
        latitude: 14.5243,
        longitude: -90.7598,
      }),
      town(),
    ],
    landmarks: [],
    amenities: [
      {
        id: 'a-pool',
        slug: 'pool',
        group: 'outdoor',
        icon: 'pool',
        name: { en: 'Pool', es: 'Piscina' },
        isFilter: true,
      },
    ],
    houseRules: [
      {
        id: 'r-smoke',
        slug: 'no-smoking',
        icon: 'no-smoking',
        name: { en: 'No smoking', es: 'No fumar' },
        isFilter: true,
      },
    ],
    providers: [{ id: 'p-volcan', name: 'Volcán Homes' }],
    promotions: [],
    forcedPromotionIds: [],
    extraFees: [],
    currencies: [
      { id: 'c-usd', code: 'USD', symbol: '$', conversionFactor: 1 },
      { id: 'c-gtq', code: 'GTQ', symbol: 'Q', conversionFactor: 7.8 },
    ],
    paymentMethods: [],
    services: [],
    rentals: [],
    ...overrides,
  } satisfies CataloguePayload)
}
