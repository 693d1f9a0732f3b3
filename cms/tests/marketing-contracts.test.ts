import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { aboutUs } from '../../content-types/about-us'
import { blockUids } from '../../content-types/block-uids'
import { blocksPopulate } from '../../content-types/blocks'
import { blogPosts } from '../../content-types/blog-post'
import { buttonActions } from '../../content-types/button'
import { careers, employmentTypes } from '../../content-types/career'
import { confirmationKeys, confirmationTexts } from '../../content-types/confirmation-text'
import { documentPageKinds, documentPages } from '../../content-types/document-page'
import { faqs } from '../../content-types/faq'
import { faqTopics } from '../../content-types/faq-topic'
import { jobAreas, teamPages } from '../../content-types/job-area'
import { landingOffer } from '../../content-types/landing-offer'
import { landingPages } from '../../content-types/landing-page'
import { landingPagesWithProducts } from '../../content-types/landing-page-with-product'
import { landingPrice } from '../../content-types/landing-price'
import { productTags } from '../../content-types/landing-product'
import { landingTypes } from '../../content-types/landing-type'
import { listWithUs } from '../../content-types/list-with-us'
import { medals, referralPlan } from '../../content-types/referral-plan'
import { marketingTypes } from '../src/setup/marketing-types'

const source = resolve(import.meta.dirname, '..', 'src')

const attributeSchema = z.object({
  type: z.string(),
  enum: z.array(z.string()).optional(),
  components: z.array(z.string()).optional(),
  target: z.string().optional(),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }) }).optional(),
})
const modelSchema = z.object({
  info: z.object({ singularName: z.string().optional(), pluralName: z.string().optional() }),
  options: z.object({ draftAndPublish: z.boolean().optional() }),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }) }).optional(),
  attributes: z.record(z.string(), attributeSchema),
})

function model(uid: string) {
  const [kind = '', name = ''] = uid.split('.')
  const file = kind.startsWith('api::')
    ? join('api', name, 'content-types', name, 'schema.json')
    : join('components', kind, `${name}.json`)
  return modelSchema.parse(JSON.parse(readFileSync(join(source, file), 'utf8')))
}

const choices = (uid: string, attribute: string) => model(uid).attributes[attribute]?.enum

const definitions = [
  landingPages,
  landingPagesWithProducts,
  landingOffer,
  landingPrice,
  blogPosts,
  careers,
  jobAreas,
  aboutUs,
  listWithUs,
  referralPlan,
  confirmationTexts,
  documentPages,
  faqs,
]

/** Fields that every entry has. */
const given = ['documentId', 'updatedAt', 'locale', 'id', '__component']

/** The names in an object schema, or in that of a list's entries. */
function fieldsOf(schema: object): string[] {
  const inner: unknown = 'element' in schema ? schema.element : schema
  const { shape } = z.object({ shape: z.record(z.string(), z.unknown()) }).parse(inner)
  return Object.keys(shape)
}

describe('the contracts of the marketing pages', () => {
  it.each(definitions.map((definition) => [definition.uid, definition] as const))(
    'of %s name fields that its content type has, at the path at which it answers',
    (uid, { schema, populate, path }) => {
      const { attributes, info } = model(uid)
      const fields = fieldsOf(schema)
      expect(fields.length).toBeGreaterThan(1)
      const known = [...Object.keys(attributes), ...given]
      for (const field of [...fields, ...Object.keys(populate)]) expect(known).toContain(field)
      expect([info.singularName, info.pluralName]).toContain(path)
    },
  )

  it.each(definitions.map((definition) => [definition.uid, definition] as const))(
    'of %s name every other type of which it shows something',
    (uid, definition) => {
      const targets = new Set<string>()
      for (const { type, target, components = [] } of Object.values(model(uid).attributes)) {
        const parts = type === 'dynamiczone' ? components : []
        const inner = parts.flatMap((part) => Object.values(model(part).attributes))
        for (const attribute of [{ target }, ...inner]) {
          if (attribute.target) targets.add(attribute.target)
        }
      }
      const includes: readonly string[] = 'includes' in definition ? definition.includes : []
      for (const target of targets) expect(includes).toContain(target)
    },
  )

  it('offer editors every block that the site knows, and no other', () => {
    const files = readdirSync(join(source, 'components', 'blocks'))
    expect(files.map((file) => `blocks.${file.replace('.json', '')}`).sort()).toEqual(
      [...blockUids].sort(),
    )
    expect(Object.keys(blocksPopulate.on)).toEqual([...blockUids])
    for (const { uid } of [landingPages, landingPagesWithProducts, landingOffer, landingPrice]) {
      expect(model(uid).attributes.blocks?.components).toEqual([...blockUids])
    }
  })

  it('have the choices that editors have', () => {
    for (const { uid } of [landingPages, landingPagesWithProducts, landingOffer]) {
      expect(choices(uid, 'type')).toEqual([...landingTypes])
    }
    expect(choices('api::landing-product.landing-product', 'tag')).toEqual([...productTags])
    expect(choices(faqs.uid, 'topic')).toEqual([...faqTopics])
    expect(choices('blocks.faq', 'topic')).toEqual([...faqTopics])
    expect(choices(confirmationTexts.uid, 'key')).toEqual([...confirmationKeys])
    expect(choices(documentPages.uid, 'kind')).toEqual([...documentPageKinds])
    expect(choices(careers.uid, 'employmentType')).toEqual([...employmentTypes])
    expect(choices('referral.tier', 'medal')).toEqual([...medals])
    expect(choices('team.page', 'page')).toEqual([...teamPages])
    expect(choices('shared.button', 'action')).toEqual([...buttonActions])
  })
})

describe('the marketing types', () => {
  it('exist in two languages, redirects apart', () => {
    for (const uid of marketingTypes) {
      const isLocalized = model(uid).pluginOptions?.i18n.localized === true
      expect(isLocalized, uid).toBe(uid !== 'api::redirect.redirect')
    }
  })

  it('have an address name of each language where they are pages', () => {
    const pages = [landingPages, landingPagesWithProducts, blogPosts, careers, documentPages]
    for (const { uid } of pages) {
      expect(model(uid).attributes.slug?.pluginOptions?.i18n.localized, uid).toBe(true)
      expect(model(uid).options.draftAndPublish, uid).toBe(true)
    }
  })

  it('have no drafts where other entries refer to them, so that publishing loses nothing', () => {
    for (const uid of [...marketingTypes, ...blockUids]) {
      const targets = Object.values(model(uid).attributes).flatMap(({ target }) => target ?? [])
      for (const target of targets)
        expect(model(target).options.draftAndPublish, `${uid} → ${target}`).toBe(false)
    }
  })

  it.each([
    [
      landingPages.uid,
      'titleOffer contentOffer titleForm btnName slug image imageTablet imageMobile imgLandingDesktop imgLandingTablet imgLandingMobile finishDate type showContactWay showSpecialRequeriment showFinishDate showLocation waLink landing_page_products',
    ],
    [
      'api::landing-product.landing-product',
      'enabled name description slugLink state city price priceOffer discount image tag control isModalForm waLink',
    ],
    [careers.uid, 'title description'],
    [documentPages.uid, 'slug enabled isDocument descriptionOne descriptions image'],
    [
      blogPosts.uid,
      'image name description slug postcategories publicationDate readingTime author shortDescription',
    ],
    ['api::author.author', 'firstName lastName'],
    [
      'api::team-member.team-member',
      'name emailAR photoAr position linkedIn languages enabled order pages',
    ],
    [jobAreas.uid, 'workteams name col enabled order'],
    ['shared.video', 'title poster url'],
  ])('%s has the fields of the specification', (uid, fields) => {
    expect(Object.keys(model(uid).attributes)).toEqual(expect.arrayContaining(fields.split(' ')))
  })
})
