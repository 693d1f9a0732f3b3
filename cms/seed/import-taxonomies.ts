import type { Locale } from '../../content-types/locale'
import { amenities } from './content/amenities'
import { currencies } from './content/currencies'
import { extraFees } from './content/extra-fees'
import { houseRules } from './content/house-rules'
import { landmarks } from './content/landmarks'
import { paymentMethods } from './content/payment-methods'
import { promotions } from './content/promotions'
import { providers } from './content/providers'
import { regions } from './content/regions'
import { services } from './content/services'
import { towns } from './content/towns'
import { importDocuments } from './import-documents'
import { nameOfOfferType, nameOfPromotionType } from './coded-names'
import { pickLanguage } from './pick-language'
import { calendarDay } from './seed-day'
import type { SeedContext } from './seed-context'

const bySlug = { field: 'slug', value: ({ slug }: { slug: string }) => slug }
const byKey = { field: 'key', value: ({ key }: { key: string }) => key }

/** Regions, towns and all that rentals refer to; answers their document ids by slug or key. */
export async function importTaxonomies(context: SeedContext) {
  const { today } = context
  const regionIds = await importDocuments(context, {
    step: 'regions',
    uid: 'api::region.region',
    seeds: regions,
    match: bySlug,
    data: ({ slug, name, description }, locale) => ({
      slug,
      name: name[locale],
      description: description[locale],
    }),
  })
  return {
    regions: regionIds,
    towns: await importDocuments(context, {
      step: 'towns',
      uid: 'api::town.town',
      seeds: towns,
      match: bySlug,
      data: ({ slug, region, name, line, latitude, longitude }, locale) => ({
        slug,
        latitude,
        longitude,
        region: regionIds.get(region),
        name: name[locale],
        line: line[locale],
      }),
    }),
    landmarks: await importDocuments(context, {
      step: 'landmarks',
      uid: 'api::landmark.landmark',
      seeds: landmarks,
      match: byKey,
      data: ({ name, ...facts }, locale) => ({ ...facts, name: name[locale] }),
    }),
    amenities: await importDocuments(context, {
      step: 'amenities',
      uid: 'api::amenity.amenity',
      seeds: amenities,
      match: bySlug,
      data: ({ name, ...facts }, locale) => ({ ...facts, name: name[locale] }),
    }),
    houseRules: await importDocuments(context, {
      step: 'house rules',
      uid: 'api::house-rule.house-rule',
      seeds: houseRules,
      match: bySlug,
      data: ({ name, ...facts }, locale) => ({ ...facts, name: name[locale] }),
    }),
    providers: await importDocuments(context, {
      step: 'providers',
      uid: 'api::provider.provider',
      seeds: providers,
      match: byKey,
      data: (provider) => ({ ...provider }),
    }),
    promotions: await importDocuments(context, {
      step: 'promotions',
      uid: 'api::promotion.promotion',
      seeds: promotions,
      match: byKey,
      data: (promotion, locale) => promotionData(promotion, locale, today),
    }),
    extraFees: await importDocuments(context, {
      step: 'extra fees',
      uid: 'api::extra-fee.extra-fee',
      seeds: extraFees,
      match: byKey,
      data: ({ name, ...facts }, locale) => ({ ...facts, name: name[locale] }),
    }),
    currencies: await importDocuments(context, {
      step: 'currencies',
      uid: 'api::currency.currency',
      seeds: currencies,
      match: { field: 'code', value: ({ code }) => code },
      data: (currency) => ({ ...currency }),
    }),
    paymentMethods: await importDocuments(context, {
      step: 'payment methods',
      uid: 'api::payment-method.payment-method',
      seeds: paymentMethods,
      match: bySlug,
      data: ({ name, ...facts }, locale) => ({ ...facts, name: name[locale] }),
    }),
    services: await importDocuments(context, {
      step: 'add-on services',
      uid: 'api::service.service',
      seeds: services.map((service, index) => ({ ...service, position: (index + 1) * 10 })),
      match: bySlug,
      data: (service, locale) => pickLanguage(service, locale),
    }),
  }
}

function promotionData(
  { name, forced: _, ...promotion }: (typeof promotions)[number],
  locale: Locale,
  today: string,
) {
  return {
    ...promotion,
    name: name[locale],
    type: nameOfPromotionType(promotion.type),
    offerType: nameOfOfferType(promotion.offerType),
    dateShow: promotion.dateShow === undefined ? null : calendarDay(promotion.dateShow, today),
    startDate: calendarDay(promotion.startDate, today),
    endDate: calendarDay(promotion.endDate, today),
  }
}

export type TaxonomyIds = Awaited<ReturnType<typeof importTaxonomies>>
