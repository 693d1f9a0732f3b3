import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { plainLabels } from '../src/admin/labels/plain-labels'
import { translations } from '../src/admin/labels/translations'
import { allViews } from '../src/setup/views/all-views'
import { timeLabels } from '../src/setup/views/view'
import { spanish } from '../src/labels/spanish'
import { cmsFolder } from './compile-cms'

/*
 * The panel speaks English and Spanish. What a failure here asks for:
 * - a field without a label: name it in its view in `cms/src/setup/views`
 * - an English text without Spanish: add it to the fitting file of `cms/src/labels/spanish`
 * - a choice without a label: add it to `cms/src/labels/content-choice-labels.ts`
 */

const source = join(cmsFolder, 'src')
const schemaFile = z.object({
  info: z.object({ displayName: z.string() }),
  pluginOptions: z
    .object({ 'content-manager': z.object({ visible: z.boolean() }).partial() })
    .partial()
    .optional(),
  attributes: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      enum: z.array(z.string()).optional(),
      components: z.array(z.string()).optional(),
    }),
  ),
})

type Schema = z.infer<typeof schemaFile> & { uid: string }

/** Every content type that the panel shows and every component, as their files define them. */
const schemas: Schema[] = [
  ...filesBelow('api', /schema\.json$/).map(({ path, name }) => ({
    uid: `api::${name.split('/')[0]}.${name.split('/')[0]}`,
    ...schemaFile.parse(JSON.parse(readFileSync(path, 'utf8'))),
  })),
  ...filesBelow('components', /\.json$/).map(({ path, name }) => ({
    uid: name.replace('/', '.').replace('.json', ''),
    ...schemaFile.parse(JSON.parse(readFileSync(path, 'utf8'))),
  })),
].filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)

const receipt = ['fingerprint', 'submissionId']
const link = ['linkHash', 'linkNumber', 'revision', 'sharedAt', 'releasedAt', 'releaseMailedAt']

/** Fields that no form shows: the site alone reads and writes them. */
const unseen: Record<string, readonly string[]> = {
  'api::inquiry.inquiry': receipt,
  'api::lead.lead': [...receipt, 'subscriber'],
  'api::booking-confirmation.booking-confirmation': link,
  'api::reservation.reservation': ['feed', 'closed', 'offer', 'madeBy', 'formKey'],
  'api::former-slug.former-slug': ['contentType', 'target', 'deletedRental'],
  // Read by nothing: testimonials stand in the order in which a page names them.
  'api::testimonial.testimonial': ['order'],
  'api::calendar-feed.calendar-feed': ['exportKey', 'validators'],
  // What the lists of the staff area show and sort by, beside what it is worked out of.
  'api::contract.contract': [
    ...link,
    'terms',
    'guestPart',
    'archived',
    'signers',
    'signatures',
    'signerCount',
    'signatureCount',
    'amount',
    'currency',
    'openedAt',
    'lastActivityAt',
    'reminders',
  ],
  'api::contract-version.contract-version': ['pdfFile', 'content'],
  'api::contract-inquiry.contract-inquiry': [
    ...receipt,
    ...link,
    'firstName',
    'lastName',
    'countryCode',
    'contactMethod',
    'noPhone',
    'contractsArId',
    'photo',
    'document',
    'landing',
    'campaign',
    'botFlag',
  ],
}

function filesBelow(folder: string, pattern: RegExp) {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, path: join(source, folder, name) }))
}

const labels = Object.values(allViews).flatMap(({ rows }) =>
  rows.flat().flatMap(([, , label, help]) => (help ? [label, help] : [label])),
)

describe('the labels of the panel', () => {
  it.each(schemas)('name every field of $uid', ({ uid, attributes }) => {
    const shown = allViews[uid]?.rows.flat().map(([name]) => name) ?? []
    const expected = Object.keys(attributes).filter((name) => !unseen[uid]?.includes(name))
    expect(expected.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('have a Spanish for every label and every help', () => {
    expect(labels.length).toBeGreaterThan(500)
    expect([...new Set(labels)].filter((text) => spanish[text] === undefined)).toEqual([])
  })

  it('name every column of a list', () => {
    const named = Object.values(allViews).map(({ rows, columns = [] }) => {
      const shown = rows.flat().map(([name]) => name)
      return columns.filter((name) => !shown.includes(name) && !(name in timeLabels))
    })
    expect(named.flat()).toEqual([])
    expect(Object.values(timeLabels).filter((text) => spanish[text] === undefined)).toEqual([])
  })

  it('have a Spanish for every type, part and group of blocks', () => {
    const names = schemas.map(({ info }) => info.displayName)
    expect(names.filter((name) => spanish[name] === undefined)).toEqual([])
    for (const { uid, info } of schemas.filter(({ uid }) => !uid.startsWith('api::'))) {
      const words: Record<string, string>[] = [translations.en, translations.es]
      expect(words.map((language) => language[uid])).toEqual([
        info.displayName,
        spanish[info.displayName],
      ])
    }
    const zones = schemas.flatMap(({ attributes }) => Object.values(attributes))
    const groups = zones.flatMap(({ components = [] }) =>
      components.map((uid) => uid.split('.')[0]),
    )
    expect([...new Set(groups)].filter((group = '') => !(group in translations.es))).toEqual([])
  })

  it('have both languages for every choice', () => {
    const choices = schemas.flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((attribute) => attribute.enum ?? []),
    )
    const [english, inSpanish]: Record<string, string>[] = [translations.en, translations.es]
    expect([...new Set(choices)].filter((choice) => !inSpanish?.[choice])).toEqual([])
    // A plain word is its own English label.
    const coded = choices.filter((choice) => !/^([A-Za-z][a-z]+|[A-Z]{3})$/.test(choice))
    expect([...new Set(coded)].filter((choice) => !english?.[choice])).toEqual([])
  })

  it('have both languages for our own panels, buttons and widgets', () => {
    const own = (words: object) => Object.keys(words).filter((id) => id.startsWith('ceiba.'))
    expect(own(translations.es).sort()).toEqual(own(translations.en).sort())
    const files = filesBelow('admin', /\.tsx?$/).map(({ path }) => readFileSync(path, 'utf8'))
    const used = files.flatMap((text) => [...text.matchAll(/'(ceiba\.[\w.]+\w)'/g)])
    expect(used.map(([, id = '']) => id).filter((id) => !(id in translations.es))).toEqual([])
  })
})

describe('the texts of Strapi that editors see', () => {
  async function textsOf(pack: string, language: 'en' | 'es') {
    const folder = pack === 'admin' ? 'admin/dist/admin/admin/src' : `${pack}/dist/admin`
    const file = `${folder}/translations/${language}.json.mjs`
    const texts: unknown = await import(join(cmsFolder, 'node_modules/@strapi', file))
    return z.object({ default: z.record(z.string(), z.string()) }).parse(texts).default
  }
  /** Parts of Strapi that this CMS does not have. */
  const absent = /\bai\b|metadata(?!-missing)/i

  it.each(['upload', 'content-manager'])('are in Spanish: %s', async (pack) => {
    const [english, theirs] = await Promise.all([textsOf(pack, 'en'), textsOf(pack, 'es')])
    const ours: Record<string, string> = translations.es
    const ids = Object.keys(english).filter((id) => !absent.test(id))
    expect(ids.length).toBeGreaterThan(300)
    expect(ids.filter((id) => !(id in theirs) && !(`${pack}.${id}` in ours))).toEqual([])
  })

  it('say which form a value has to have, and name no regular expression', () => {
    for (const texts of [translations.en, translations.es]) {
      const text = texts['components.Input.error.validation.regex']
      expect(text).toContain('https://')
      expect(text).not.toMatch(/regex/i)
    }
  })

  it.each(['max', 'maxLength', 'min', 'minLength'] as const)(
    'say what the limit is: %s',
    (kind) => {
      const text = translations.es[`components.Input.error.validation.${kind}`]
      expect(text).toMatch(/: \{(max|min)\}( caracteres)? como (máximo|mínimo)\.$/)
    },
  )

  it('fill in the same values in plain words', async () => {
    const valuesIn = (text = '') =>
      new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, value]) => value))
    const packs = ['upload', 'content-manager', 'i18n']
    const texts = await Promise.all(packs.map((pack) => textsOf(pack, 'en')))
    const english = await textsOf('admin', 'en')
    texts.forEach((own, index) => {
      for (const [id, text] of Object.entries(own)) english[`${packs[index]}.${id}`] = text
    })
    for (const [id, plain] of Object.entries(plainLabels)) {
      expect(Object.keys(english)).toContain(id)
      expect(valuesIn(plain), id).toEqual(valuesIn(english[id]))
    }
  })
})

describe('the answers of the CMS', () => {
  const calls = filesBelow('.', /\.ts$/)
    .filter(({ name }) => !name.startsWith('admin/') && !name.startsWith('content-types/'))
    .flatMap(({ path }) => callsIn(readFileSync(path, 'utf8')))
  const translated = calls.filter(({ callee }) => callee === 'translate')

  it('have a Spanish that fills in the same values', () => {
    const texts = translated.flatMap(({ text }) => text ?? [])
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => spanish[text] === undefined)).toEqual([])
    const values = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const text of texts) {
      expect(new Set(values(spanish[text])), text).toEqual(new Set(values(text)))
    }
  })

  it('are never English alone', () => {
    const refusals = calls.filter(({ callee }) => /^errors\.\w+Error$/.test(callee))
    expect(refusals.length).toBeGreaterThan(10)
    expect(refusals.filter(({ text }) => text !== null)).toEqual([])
  })
})

type Call = { callee: string; text: string | null }

/** Calls and constructions of a file with the text that they are given first; null where it is made elsewhere. */
function callsIn(code: string): Call[] {
  const calls: Call[] = []
  const translates = code.includes("/labels/translate'")
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const first = node.arguments?.[0]
      const isText = first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
      const text = !isText ? null : ts.isStringLiteralLike(first) ? first.text : first.getText()
      const callee = node.expression.getText()
      if (callee !== 'translate' || translates) calls.push({ callee, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', code, ts.ScriptTarget.Latest, true))
  return calls
}
