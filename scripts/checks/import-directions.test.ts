import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../lib/repository.js'
import { importDirections } from './import-directions.js'

const eslint = new ESLint({
  cwd: inRepository(),
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...importDirections,
  ],
})

/** What the rule says about a file at this path that imports this. */
function verdict(path: string, imported: string): Promise<string[]> {
  return complaints(path, `import '${imported}'`)
}

async function complaints(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: inRepository(path) })
  return (result?.messages ?? []).map(({ message }) => message)
}

describe('imports run one way', () => {
  it.each([
    ['app/platform/bad.ts', '~/features/catalogue/catalogue', 'platform may not import features'],
    ['app/ui/bad.tsx', '~/features/catalogue/catalogue', 'ui may not import features'],
    ['app/features/listings/bad.ts', '~/routes/home', 'features may not import routes'],
    ['app/server/bad.ts', '~/routes/home', 'server may not import routes'],
    ['app/routing/bad.ts', '~/platform/time/guatemala-day', 'routing may not import platform'],
    ['app/locales/bad.ts', '~/ui/icons/icon', 'locales may not import ui'],
    ['content-types/bad.ts', '../app/routing/href', 'content-types may not import routing'],
    ['cms/src/bad.ts', '../../app/routing/href', 'cms may not import routing'],
    [
      'app/features/listings/bad.ts',
      '~/testing/factories/rental',
      'features may not import testing',
    ],
  ])('%s may not import %s', async (path, imported, message) => {
    expect((await verdict(path, imported)).join('\n')).toContain(message)
  })

  it.each([
    ['app/routes/fine.tsx', '~/features/catalogue/catalogue'],
    ['app/features/home/fine.ts', '~/features/catalogue/catalogue'],
    ['app/features/listings/fine.ts', '~content/rental'],
    ['app/features/listings/fine.test.ts', '~/testing/factories/rental'],
    ['cms/seed/fine.ts', '../../content-types/locale'],
  ])('%s may import %s', async (path, imported) => {
    expect(await verdict(path, imported)).toEqual([])
  })

  it.each(['@remix-run/node', '@strapi/strapi', 'react', '~/routing/href'])(
    'the contract may not import %s',
    async (imported) => {
      expect((await verdict('content-types/bad.ts', imported)).length).toBeGreaterThan(0)
    },
  )

  it('the contract may import zod and itself', async () => {
    expect(await verdict('content-types/fine.ts', 'zod')).toEqual([])
    expect(await verdict('content-types/fine.ts', './locale')).toEqual([])
  })
})

describe('features form no ring', () => {
  it.each([
    [
      'app/features/site/bad.ts',
      '~/features/listings/detail/read-detail-page.server',
      'site',
      'listings',
    ],
    ['app/features/pricing/bad.ts', '~/features/catalogue/catalogue', 'pricing', 'catalogue'],
    [
      'app/features/catalogue/card/bad.tsx',
      '../../calculator/panel/use-calculator',
      'catalogue',
      'calculator',
    ],
    ['app/features/home/bad.tsx', '~/features/shell/site-frame', 'home', 'shell'],
    ['app/features/site/bad.test.ts', '~/features/listings/list/listing-page', 'site', 'listings'],
  ])('%s may not import %s', async (path, imported, from, to) => {
    expect(await verdict(path, imported)).toEqual([
      `The feature ${from} may not import ${to}: it stands below it in app/features/public-files.js`,
    ])
  })
})

describe('features meet through their public files', () => {
  const privateFile = '~/features/pricing/check/checked-stay'
  const message =
    'pricing/check/checked-stay is no public file; app/features/public-files.js lists those of pricing'

  it.each([
    `import '${privateFile}'`,
    `import type { A } from '${privateFile}'`,
    `import '../pricing/check/checked-stay.ts'`,
    `export { a } from '${privateFile}'`,
    `export * from '${privateFile}'`,
    `await import('${privateFile}')`,
    `export type A = typeof import('${privateFile}')`,
  ])('a page of listings may not say %s', async (code) => {
    expect(await complaints('app/features/listings/bad.ts', code)).toEqual([message])
  })

  it.each([
    ['app/features/listings/fine.ts', '~/features/pricing/money/money'],
    [
      'app/features/documents/fine.tsx',
      '~/features/contact/fields/contact-fields.module.css?inline',
    ],
    ['app/features/pricing/lines/fine.ts', '../check/checked-stay'],
    ['app/features/listings/fine.test.ts', privateFile],
    ['app/routes/fine.tsx', privateFile],
  ])('%s may import %s', async (path, imported) => {
    expect(await verdict(path, imported)).toEqual([])
  })
})
