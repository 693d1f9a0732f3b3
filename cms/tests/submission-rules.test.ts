import { describe, expect, it } from 'vitest'
import { careerSkills } from '../../content-types/career-skill'
import { contactMethods } from '../../content-types/contact-method'
import { landingSources } from '../../content-types/landing-source'
import { landingTypes } from '../../content-types/landing-type'
import { subscriptionStates } from '../../content-types/subscriber'
import { leadKinds } from '../../content-types/lead-kind'
import { locales } from '../../content-types/locale'
import { sectionKeys } from '../../content-types/section-key'
import contractInquirySchema from '../src/api/contract-inquiry/content-types/contract-inquiry/schema.json'
import inquirySchema from '../src/api/inquiry/content-types/inquiry/schema.json'
import leadSchema from '../src/api/lead/content-types/lead/schema.json'
import skillsSchema from '../src/components/lead/skills.json'
import { fingerprintOf } from '../src/submissions/fingerprint'
import { inquiryStages } from '../src/submissions/inquiry-stages'
import { leadColumns } from '../src/submissions/csv/lead-columns'
import { leadSource } from '../src/submissions/lead-source'
import { leadStages } from '../src/submissions/lead-stages'
import { type Stages, describeTransitions } from '../src/submissions/stages'
import { subscriberOf } from '../src/submissions/subscriber'
import { leadView, skillsView } from '../src/setup/views/lead-view'
import { choiceLabels } from '../src/labels/choice-labels'
import { leadLabels } from '../src/labels/lead-labels'

const lead = leadSchema.attributes

describe('the stages of submissions', () => {
  it.each<[string, Stages, string[]]>([
    ['an inquiry', inquiryStages, inquirySchema.attributes.stage.enum],
    ['a lead', leadStages, lead.stage.enum],
    ['a contract inquiry', leadStages, contractInquirySchema.attributes.stage.enum],
  ])('are those of the content type, and lead to one another: %s', (_name, stages, stored) => {
    expect(stored).toEqual(Object.keys(stages))
    for (const next of Object.values(stages).flat()) expect(stages).toHaveProperty(next)
  })

  it('are told by their usual ways', () => {
    expect(describeTransitions(inquiryStages, {}, 'or')).toMatch(/^new → contacted or spam; /)
    expect(describeTransitions(leadStages, {}, 'or')).toMatch(
      /^new → contacted or settled or spam; /,
    )
  })
})

describe('the columns of a lead', () => {
  it('take every choice of the contract', () => {
    expect(lead.kind.enum).toEqual([...leadKinds])
    expect(lead.landingType.enum).toEqual([...landingTypes])
    expect(lead.landingField.enum).toEqual([...landingSources])
    expect(lead.section.enum).toEqual([...sectionKeys])
    expect(lead.language.enum).toEqual([...locales])
    expect(lead.subscription.enum).toEqual([...subscriptionStates])
    expect(lead.contactMethod.enum).toEqual([...contactMethods])
    expect(Object.keys(skillsSchema.attributes)).toEqual([...careerSkills])
  })

  it('have words for every choice, in both languages', () => {
    const { kind, stage, landingType, landingField, section, language, contactMethod } = lead
    const { subscription } = lead
    const choices = [
      kind,
      stage,
      landingType,
      landingField,
      section,
      language,
      contactMethod,
      subscription,
    ]
    for (const choice of choices.flatMap((field) => field.enum)) {
      expect(choiceLabels.en, choice).toHaveProperty(choice)
      expect(choiceLabels.es, choice).toHaveProperty(choice)
    }
  })

  it('are all in the edit view, each once, but for what the CMS keeps for itself', () => {
    const own = ['fingerprint', 'subscriber']
    const shown = leadView.rows.flat().map(([name]) => name)
    expect([...shown].sort()).toEqual(
      Object.keys(lead)
        .filter((name) => !own.includes(name))
        .sort(),
    )
    expect(Object.keys(leadLabels).sort()).toEqual([...shown].sort())
    expect(skillsView.rows.flat().map(([name]) => name)).toEqual([...careerSkills])
    for (const row of [...leadView.rows, ...skillsView.rows]) {
      expect(row.reduce((sum, [, width]) => sum + width, 0)).toBeLessThanOrEqual(12)
    }
  })

  it('have headings of their own in an export, in both languages', () => {
    for (const locale of locales) {
      const headings = leadColumns(locale).map(({ heading }) => heading)
      expect(new Set(headings).size).toBe(headings.length)
    }
  })
})

describe('where a lead came from', () => {
  const nothing = {
    source: null,
    medium: null,
    campaign: null,
    term: null,
    content: null,
    referrer: null,
    landingPage: null,
  }

  it('is told by the marks of the link, else by the site before', () => {
    const referrer = 'https://l.instagram.com/path?query'
    expect(leadSource({ ...nothing, source: 'news', campaign: 'may', referrer })).toBe('news / may')
    expect(leadSource({ ...nothing, referrer })).toBe('l.instagram.com')
    expect(leadSource({ ...nothing, referrer: 'nonsense' })).toBeNull()
    expect(leadSource(nothing)).toBeNull()
    expect(leadSource(null)).toBeNull()
  })

  it('fits into a column', () => {
    const long = 'x'.repeat(250)
    const source = leadSource({ ...nothing, source: long, medium: long, campaign: long })
    expect(source).toHaveLength(255)
  })
})

it('takes two spellings of an e-mail for one subscriber', () => {
  expect(subscriberOf('Ana.López@Example.COM')).toBe(subscriberOf('ana.lo\u0301pez@example.com'))
})

describe('the fingerprint of a submission', () => {
  it('knows a body again whatever the order of its keys, and no other', () => {
    const body = { a: 1, b: { c: [1, { d: null, e: '' }] } }
    const turned = { b: { c: [1, { e: '', d: null }] }, a: 1 }
    expect(fingerprintOf(turned)).toBe(fingerprintOf(body))
    const others = [{ ...body, a: '1' }, { ...body, b: { c: [{ d: null, e: '' }, 1] } }, [body], {}]
    for (const other of others) expect(fingerprintOf(other)).not.toBe(fingerprintOf(body))
  })
})
