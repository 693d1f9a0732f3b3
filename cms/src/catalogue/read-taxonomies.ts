import type { Core } from '@strapi/strapi'
import { offerTypes, promotionTypes } from './coded-values'
import { perLocale, readDocuments } from './read-documents'
import { readRelation } from './read-relations'
import {
  amenityRow,
  currencyRow,
  extraFeeRow,
  houseRuleRow,
  landmarkRow,
  paymentMethodRow,
  promotionRow,
  providerRow,
  regionRow,
  serviceRow,
  townRow,
} from './taxonomy-rows'

type Named = { name: string }
const name = (row: Named) => row.name

/** Everything that rentals refer to, in both languages. Towns without a region are left out. */
export async function readTaxonomies(strapi: Core.Strapi) {
  const [amenities, houseRules, providers, currencies, extraFees, methods] = await Promise.all([
    readDocuments(strapi, 'api::amenity.amenity', amenityRow),
    readDocuments(strapi, 'api::house-rule.house-rule', houseRuleRow),
    readDocuments(strapi, 'api::provider.provider', providerRow),
    readDocuments(strapi, 'api::currency.currency', currencyRow),
    readDocuments(strapi, 'api::extra-fee.extra-fee', extraFeeRow),
    readDocuments(strapi, 'api::payment-method.payment-method', paymentMethodRow),
  ])
  return {
    regions: await readRegions(strapi),
    towns: await readTowns(strapi),
    landmarks: await readLandmarks(strapi),
    amenities: amenities.map(({ documentId: id, facts, byLocale }) => ({
      id,
      slug: facts.slug,
      group: facts.group,
      icon: facts.icon,
      name: perLocale(byLocale, name),
      isFilter: facts.isFilter ?? false,
    })),
    houseRules: houseRules.map(({ documentId: id, facts, byLocale }) => ({
      id,
      slug: facts.slug,
      icon: facts.icon,
      name: perLocale(byLocale, name),
      isFilter: facts.isFilter ?? false,
    })),
    providers: providers.map(({ documentId: id, facts }) => ({ id, name: facts.name })),
    promotions: await readPromotions(strapi),
    forcedPromotionIds: await readForcedPromotions(strapi),
    extraFees: extraFees.map(({ documentId: id, facts, byLocale }) => ({
      id,
      name: perLocale(byLocale, name),
      kind: facts.kind,
      mode: facts.mode,
      amount: facts.amount,
      includedGuests: facts.includedGuests,
    })),
    currencies: currencies.map(({ documentId: id, facts }) => ({
      id,
      code: facts.code,
      symbol: facts.symbol,
      conversionFactor: facts.conversionFactor,
    })),
    paymentMethods: methods.map(({ documentId: id, facts, byLocale }) => ({
      id,
      slug: facts.slug,
      name: perLocale(byLocale, name),
      percent: facts.percent,
      isDefault: facts.isDefault ?? false,
    })),
    services: await readServices(strapi),
  }
}

async function readRegions(strapi: Core.Strapi) {
  const regions = await readDocuments(strapi, 'api::region.region', regionRow)
  return regions.map(({ documentId: id, facts, byLocale }) => ({
    id,
    slug: facts.slug,
    name: perLocale(byLocale, name),
    description: perLocale(byLocale, (row) => row.description),
  }))
}

async function readTowns(strapi: Core.Strapi) {
  const towns = await readDocuments(strapi, 'api::town.town', townRow)
  const regions = await readRelation(strapi, {
    uid: 'api::town.town',
    attribute: 'region',
    target: 'api::region.region',
  })
  return towns.flatMap(({ documentId: id, facts, byLocale }) => {
    const regionId = regions.get(facts.id)?.[0]
    if (regionId === undefined) return []
    const { slug, latitude, longitude } = facts
    const line = perLocale(byLocale, (row) => row.line)
    return [{ id, slug, regionId, name: perLocale(byLocale, name), line, latitude, longitude }]
  })
}

async function readLandmarks(strapi: Core.Strapi) {
  const landmarks = await readDocuments(strapi, 'api::landmark.landmark', landmarkRow)
  return landmarks.map(({ documentId: id, facts, byLocale }) => {
    const { kind, latitude, longitude, reachKm } = facts
    return { id, name: perLocale(byLocale, name), kind, latitude, longitude, reachKm }
  })
}

async function readServices(strapi: Core.Strapi) {
  const services = await readDocuments(strapi, 'api::service.service', serviceRow)
  const place = (service: (typeof services)[number]) => service.facts.position ?? 0
  return services
    .sort((a, b) => place(a) - place(b))
    .map(({ documentId: id, facts: { slug, price, unit }, byLocale }) => ({
      id,
      slug,
      name: perLocale(byLocale, name),
      description: perLocale(byLocale, (row) => row.description),
      price,
      unit,
    }))
}

async function readPromotions(strapi: Core.Strapi) {
  const promotions = await readDocuments(strapi, 'api::promotion.promotion', promotionRow)
  return promotions.map(({ documentId: id, facts, byLocale }) => ({
    id,
    name: perLocale(byLocale, name),
    type: promotionTypes[facts.type],
    offerType: facts.offerType === null ? null : offerTypes[facts.offerType],
    enabled: facts.enabled ?? true,
    dateShow: facts.dateShow,
    startDate: facts.startDate,
    endDate: facts.endDate,
    percentDiscount: facts.percentDiscount,
    minDays: facts.minDays,
    minNight: facts.minNight,
  }))
}

/** Read from both languages of the settings: an editor may have filled only one. */
async function readForcedPromotions(strapi: Core.Strapi): Promise<string[]> {
  const uid = 'api::site-setting.site-setting'
  const live: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: { $notNull: true } }, select: ['id'] })
  const ids = live.map(({ id }) => id)
  const links = await readRelation(
    strapi,
    { uid, attribute: 'forcedPromotions', target: 'api::promotion.promotion' },
    ids,
  )
  return [...new Set([...links.values()].flat())]
}
