import { describe, expect, it } from 'vitest'
import { confirmationKeys } from '../../../content-types/confirmation-text'
import { planPictures } from '../pictures/plan'
import { posts } from './blog/posts'
import { confirmationTexts } from './confirmation-texts'
import { documents } from './documents/documents'
import { faqs } from './faqs/faqs'
import { landingOffer } from './landings/landing-offer'
import { landingPages } from './landings/landing-pages'
import { landingPrice } from './landings/landing-price'
import { landingProducts, linkOf } from './landings/landing-products'
import { landingsWithProducts } from './landings/landings-with-products'
import { untranslated } from './localized-words'
import { listWithUs } from './owners/list-with-us'
import { referralPlan } from './owners/referral-plan'
import { redirects } from './redirects'
import { rentals } from './rentals'
import { aboutUs } from './team/about-us'
import { careers } from './team/careers'
import { jobAreas } from './team/job-areas'
import { members } from './team/members'
import { teamKeys } from './team/team-keys'
import { testimonials } from './testimonials'

const wordsIn = (text: string) => text.split(/\s+/).length
const landings = [...landingPages, ...landingsWithProducts]

describe('the blog', () => {
  it('has at least thirty posts that have appeared, and one that is still to come', () => {
    const days = posts.map(({ publicationDate }) => Number(publicationDate))
    expect(days.filter((day) => day <= 0).length).toBeGreaterThanOrEqual(30)
    expect(days.some((day) => day > 0)).toBe(true)
    expect(new Set(days).size).toBe(days.length)
  })

  it.each(posts.map((post) => [post.slug.en, post] as const))(
    'tells %s in 400 to 800 words of each language, with headings',
    (_, { description, shortDescription }) => {
      for (const language of ['en', 'es'] as const) {
        const count = wordsIn(description[language])
        expect(count, language).toBeGreaterThanOrEqual(400)
        expect(count, language).toBeLessThanOrEqual(800)
        expect(description[language].match(/^## /gm)?.length ?? 0).toBeGreaterThan(3)
        expect(description[language]).not.toMatch(/^# |<\w|\]\(\s*\)/m)
        expect(shortDescription[language].length).toBeLessThanOrEqual(155)
      }
    },
  )

  it('says nothing twice', () => {
    for (const language of ['en', 'es'] as const) {
      const paragraphs = posts.flatMap(({ description }) =>
        description[language].split('\n\n').filter((text) => !text.startsWith('## ')),
      )
      expect(new Set(paragraphs).size).toBe(paragraphs.length)
      const names = posts.map(({ name }) => name[language])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('has an address name for each language of each post', () => {
    const slugs = posts.flatMap(({ slug }) => [slug.en, slug.es])
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('landings', () => {
  it('are of at least six kinds: offers, blocks, products, a farm, advertisements and prices', () => {
    expect(landingPages.length + landingsWithProducts.length + 2).toBeGreaterThanOrEqual(6)
    expect(landingPages.some(({ blocks }) => blocks)).toBe(true)
    expect(landingPages.some(({ blocks }) => !blocks)).toBe(true)
    expect(landingsWithProducts.map(({ variant }) => variant)).toEqual(
      expect.arrayContaining(['standard', 'farm']),
    )
    expect(landingOffer.photos.length).toBeGreaterThan(2)
  })

  it('include one that is over and none that ends before it begins', () => {
    expect(landingPages.some(({ lastDay }) => Number(lastDay) < 0)).toBe(true)
    for (const { firstDay, lastDay } of landingsWithProducts) {
      expect(Number(firstDay)).toBeLessThan(Number(lastDay))
    }
  })

  it('list products that exist, each with one button', () => {
    const names = landingProducts.map(({ name }) => name.en)
    for (const { landing_page_products: listed = [] } of landings) {
      for (const name of listed) expect(names).toContain(name)
    }
    for (const product of landingProducts) {
      expect(product.priceOffer).toBeLessThan(product.price)
      expect(linkOf(product).es).toMatch(/^\/es\/casas-vacacionales\/guatemala\/[a-z-]+\//)
    }
    expect(new Set(landingProducts.map(({ button }) => button)).size).toBe(3)
  })

  it('have the customer’s price bands', () => {
    expect(
      landingPrice.bands.map((band) => [
        band.minPriceUsd,
        band.maxPriceUsd,
        band.minPriceGtq,
        band.maxPriceGtq,
      ]),
    ).toEqual([
      [50, 150, 390, 1170],
      [150, 300, 1170, 2340],
      [300, 500, 2340, 3900],
      [500, 1500, 3900, 11700],
    ])
  })
})

describe('the team', () => {
  it('is twelve people, each in one job area', () => {
    expect(members.map(({ key }) => key)).toEqual([...teamKeys])
    expect(jobAreas.flatMap(({ workteams }) => workteams).sort()).toEqual([...teamKeys].sort())
    expect(members).toHaveLength(12)
    expect(careers.length).toBeGreaterThanOrEqual(4)
  })
})

describe('texts around forms', () => {
  it('answer at least twenty-five questions, none twice', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(25)
    const questions = faqs.flatMap(({ question }) => [question.en, question.es])
    expect(new Set(questions).size).toBe(questions.length)
  })

  it('confirm each form once', () => {
    expect(confirmationTexts.map(({ key }) => key).sort()).toEqual([...confirmationKeys].sort())
    for (const { buttons } of confirmationTexts) expect(buttons.length).toBeGreaterThan(0)
  })

  it('have three medals whose sales follow each other', () => {
    const tiers = referralPlan.tiers.map(({ medal, percent, salesFrom, salesTo }) => [
      medal,
      percent,
      salesFrom,
      salesTo,
    ])
    expect(tiers).toEqual([
      ['bronze', 3, 1, 1000],
      ['silver', 4, 1001, 5000],
      ['gold', 5, 5001, null],
    ])
  })

  it('are written in both languages', () => {
    // Names of houses and towns, and the customer's labels, may be the same in both.
    const bands = landingPrice.bands.map(({ name }) => name)
    const texts = {
      posts,
      landings,
      landingOffer,
      landingProducts,
      faqs,
      confirmationTexts,
      members,
      jobAreas,
      careers,
      aboutUs,
      listWithUs,
      referralPlan,
      documents,
      prices: { ...landingPrice, bands },
      testimonials: testimonials.map(({ text }) => text),
    }
    expect(untranslated(texts)).toEqual([])
  })

  it('keep what search engines show short enough', () => {
    const single = [landingOffer, landingPrice, aboutUs, listWithUs, referralPlan]
    for (const { seo } of [...landings, ...single, ...documents]) {
      if (!seo) continue
      for (const language of ['en', 'es'] as const) {
        expect(seo.metaTitle[language].length, seo.metaTitle[language]).toBeLessThanOrEqual(60)
        const description = seo.metaDescription[language]
        expect(description.length, description).toBeLessThanOrEqual(155)
        expect(description.length, description).toBeGreaterThanOrEqual(50)
      }
    }
  })

  it('send old addresses to others', () => {
    for (const { fromPath, toPath } of redirects) expect(fromPath).not.toBe(toPath)
  })
})

describe('pictures of posts and pages', () => {
  const plan = planPictures(rentals)

  it('exist, and posts share few of them', () => {
    const used = posts.map(({ picture }) => plan.places[picture])
    expect(used).not.toContain(undefined)
    expect(new Set(used).size).toBe(used.length)
    for (const key of teamKeys) expect(plan.places[`portrait-${key}`]).toBeDefined()
  })
})
