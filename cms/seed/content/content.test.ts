import { describe, expect, it } from 'vitest'
import { menuPages } from '../../../content-types/menu'
import { sectionKeys } from '../../../content-types/section-key'
import { serviceUnits } from '../../../content-types/service-unit'
import { feeKinds, feeModes, promotionTypes } from '../../../content-types/taxonomy'
import { amenities } from './amenities'
import { cancellationPolicies } from './cancellation'
import { stayAgreementEs } from './contracts/stay-agreement-es'
import { currencies } from './currencies'
import { extraFees } from './extra-fees'
import { homePage } from './home-page'
import { houseRules } from './house-rules'
import { iconNames } from './icons'
import { inquiryPage } from './inquiry-page'
import * as keys from './keys'
import { listingSections } from './listing-sections'
import { untranslated } from './localized-words'
import { menu } from './menu'
import { landmarks } from './landmarks'
import { paymentMethods } from './payment-methods'
import { promotions } from './promotions'
import { providers } from './providers'
import { regions } from './regions'
import { seasons } from './seasons'
import { services } from './services'
import { siteSettings } from './site-settings'
import { towns } from './towns'

const sorted = (values: readonly string[]) => [...values].sort()

describe('taxonomies', () => {
  it('hold one record for each key', () => {
    const pairs: [readonly string[], readonly string[]][] = [
      [regions.map((region) => region.slug), keys.regionSlugs],
      [amenities.map((amenity) => amenity.slug), keys.amenitySlugs],
      [houseRules.map((rule) => rule.slug), keys.houseRuleSlugs],
      [providers.map((provider) => provider.key), keys.providerKeys],
      [promotions.map((promotion) => promotion.key), keys.promotionKeys],
      [extraFees.map((fee) => fee.key), keys.extraFeeKeys],
      [seasons.map((season) => season.key), keys.seasonKeys],
      [cancellationPolicies.map((policy) => policy.key), keys.cancellationKeys],
    ]
    for (const [records, names] of pairs) expect(sorted(records)).toEqual(sorted(names))
  })

  it('put at least forty towns into their own region, inside the country', () => {
    expect(towns.length).toBeGreaterThanOrEqual(40)
    for (const region of keys.regionSlugs) {
      const here = towns.filter((town) => town.region === region).map((town) => town.slug)
      expect(sorted(here)).toEqual(sorted(keys.townSlugs[region]))
    }
    for (const town of towns) {
      expect(town.latitude, town.slug).toBeGreaterThan(13.7)
      expect(town.latitude, town.slug).toBeLessThan(17.9)
      expect(town.longitude, town.slug).toBeGreaterThan(-92.3)
      expect(town.longitude, town.slug).toBeLessThan(-88.2)
    }
    expect(new Set(towns.map((town) => `${town.latitude},${town.longitude}`)).size).toBe(
      towns.length,
    )
  })

  it('use every promotion type and show every state of a promotion', () => {
    expect(new Set(promotions.map((promotion) => promotion.type))).toEqual(new Set(promotionTypes))
    const running = promotions.filter(
      ({ enabled, startDate, endDate }) =>
        enabled && typeof startDate === 'number' && startDate <= 0 && Number(endDate) >= 0,
    )
    expect(running.length).toBeGreaterThan(0)
    expect(promotions.some(({ dateShow }) => typeof dateShow === 'number' && dateShow > 0)).toBe(
      true,
    )
    expect(promotions.some(({ endDate }) => typeof endDate === 'number' && endDate < 0)).toBe(true)
    expect(promotions.some(({ enabled }) => !enabled)).toBe(true)
    expect(promotions.some(({ forced }) => forced)).toBe(true)
  })

  it('use every kind and mode of fee', () => {
    expect(new Set(extraFees.map((fee) => fee.kind))).toEqual(new Set(feeKinds))
    expect(new Set(extraFees.map((fee) => fee.mode))).toEqual(new Set(feeModes))
  })

  it('offer services of every unit, priced and on request', () => {
    expect(new Set(services.map(({ unit }) => unit))).toEqual(new Set(serviceUnits))
    expect(new Set(services.map(({ slug }) => slug)).size).toBe(services.length)
    expect(new Set(services.map(({ price }) => typeof price))).toEqual(
      new Set(['number', 'undefined']),
    )
  })

  it('give amenities and house rules icons of the site', () => {
    for (const { slug, icon } of [...amenities, ...houseRules])
      expect(iconNames, slug).toContain(icon)
    expect(new Set(iconNames).size).toBe(iconNames.length)
  })

  it('have seasons whose ranges follow each other', () => {
    for (const { key, ranges } of seasons) {
      const days = ranges.flatMap(({ startDate, endDate }) => [startDate, endDate])
      expect(days, key).toEqual(sorted(days))
    }
  })

  it('pay back less the later a guest cancels', () => {
    for (const { key, tiers } of cancellationPolicies)
      for (const [index, tier] of tiers.slice(1).entries()) {
        const earlier = tiers[index]
        expect(tier.noDays, key).toBeLessThan(earlier?.noDays ?? 0)
        expect(tier.percentDiscount, key).toBeLessThan(earlier?.percentDiscount ?? 0)
      }
  })

  it('offer the ten ways to pay of the customer, with their fees', () => {
    expect(Object.fromEntries(paymentMethods.map(({ slug, percent }) => [slug, percent]))).toEqual({
      cash: 0,
      'credit-card': 3.5,
      'bank-transfer': 3,
      'local-bank-transfer': 0,
      'visa-instalments': 3.5,
      remittance: 0,
      'payment-gateway': 0,
      'google-pay': 0,
      'apple-pay': 0,
      paypal: 0,
    })
  })

  it('take cash by default and quote dollars at one', () => {
    expect(paymentMethods.filter(({ isDefault }) => isDefault).map(({ slug }) => slug)).toEqual([
      'cash',
    ])
    expect(currencies.find(({ code }) => code === 'USD')?.conversionFactor).toBe(1)
  })
})

describe('the agreement of the demo', () => {
  it('puts no article before an hour, which is "la" or "las" by the hour', () => {
    expect(stayAgreementEs).toContain('{{customCheckIn}}')
    expect(stayAgreementEs).not.toMatch(/\blas? \{\{customCheck/)
  })
})

describe('landmarks', () => {
  it('have codes of their own, stand in Guatemala and matter to a town', () => {
    expect(new Set(landmarks.map(({ key }) => key)).size).toBe(landmarks.length)
    for (const { key, latitude, longitude, reachKm } of landmarks) {
      expect(latitude > 13.7 && latitude < 17.9, key).toBe(true)
      expect(longitude > -92.3 && longitude < -88.2, key).toBe(true)
      const km = towns.map((town) =>
        Math.hypot(latitude - town.latitude, longitude - town.longitude),
      )
      expect(Math.min(...km) * 111, key).toBeLessThan(reachKm)
    }
  })
})

describe('texts of the site', () => {
  it('are written in both languages', () => {
    // A place keeps its name in both languages.
    const named = [...regions, ...towns].map(({ name: _name, ...rest }) => rest)
    const brands = ['google-pay', 'apple-pay', 'paypal']
    const methods = paymentMethods.filter(({ slug }) => !brands.includes(slug))
    const texts = {
      named,
      amenities,
      houseRules,
      promotions,
      extraFees,
      seasons,
      cancellationPolicies,
      methods,
      services,
      siteSettings,
      menu,
      homePage,
      inquiryPage,
      listingSections,
    }
    expect(untranslated(texts)).toEqual([])
  })

  it('cover the five sections everywhere', () => {
    expect(listingSections.map(({ key }) => key)).toEqual(sectionKeys)
    expect(homePage.sections.map(({ section }) => section)).toEqual(sectionKeys)
    expect(menu.sections.map(({ page }) => page)).toEqual(sectionKeys)
  })

  it('name every page once in a menu', () => {
    for (const entries of [menu.sections, menu.burger, menu.footer]) {
      const pages = entries.map(({ page }) => page)
      expect(new Set(pages).size).toBe(pages.length)
      for (const page of pages) expect(menuPages).toContain(page)
    }
  })

  it('keep search descriptions short enough to be shown whole', () => {
    const descriptions = [
      homePage.seo.metaDescription,
      inquiryPage.seo.metaDescription,
      siteSettings.defaultMetaDescription,
      ...listingSections.map(({ seo }) => seo.metaDescription),
    ]
    for (const { en, es } of descriptions) {
      expect(en.length, en).toBeLessThanOrEqual(160)
      expect(es.length, es).toBeLessThanOrEqual(160)
    }
  })
})
