import { describe, expect, it } from 'vitest'
import { importDirections } from './import-directions.js'
import { lintPlanted } from './lint-planted'

/** File, what it imports, what the rule says. */
const wrongWay = [
  ['app/platform/bad.ts', '~/features/catalogue/catalogue', 'platform may not import features'],
  ['app/ui/bad.tsx', '~/features/catalogue/catalogue', 'ui may not import features'],
  ['app/features/listings/bad.ts', '~/routes/home', 'features may not import routes'],
  ['app/server/bad.ts', '~/routes/home', 'server may not import routes'],
  ['app/routing/bad.ts', '~/platform/time/guatemala-day', 'routing may not import platform'],
  ['app/locales/bad.ts', '~/ui/icons/icon', 'locales may not import ui'],
  ['content-types/bad.ts', '../app/routing/href', 'content-types may not import routing'],
  ['cms/src/bad.ts', '../../app/routing/href', 'cms may not import routing'],
  ['scripts/bad.js', '../app/routes/home', 'scripts may not import routes'],
  ['app/features/listings/bad.ts', '~/testing/factories/rental', 'features may not import testing'],
] as const

const rightWay = [
  ['app/routes/fine.tsx', '~/features/catalogue/catalogue'],
  ['app/features/home/fine.ts', '~/features/catalogue/catalogue'],
  ['app/features/listings/fine.ts', '~content/rental'],
  ['app/features/listings/fine.test.ts', '~/testing/factories/rental'],
  ['cms/seed/fine.ts', '../../content-types/locale'],
  ['app/testing/fine.ts', '~/testing/files/a-picture'],
  ['content-types/fine.ts', 'zod'],
  ['content-types/fine.ts', './locale'],
] as const

const contract = [
  '@remix-run/node',
  '@strapi/strapi',
  'react',
  'zod-form',
  '~/routing/href',
] as const

const ring = [
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
] as const

const privateFile = '~/features/pricing/check/checked-stay'
const privateImports = [
  `import '${privateFile}'`,
  `import type { A } from '${privateFile}'`,
  `import '../pricing/check/checked-stay.ts'`,
  `export { a } from '${privateFile}'`,
  `export * from '${privateFile}'`,
  `await import('${privateFile}')`,
  `export type A = typeof import('${privateFile}')`,
] as const

const publicImports = [
  ['app/features/listings/fine.ts', '~/features/pricing/money/money'],
  ['app/features/documents/fine.tsx', '~/features/contact/fields/contact-fields.module.css?inline'],
  ['app/features/pricing/lines/fine.ts', '../check/checked-stay'],
  ['app/features/listings/fine.test.ts', privateFile],
  ['app/routes/fine.tsx', privateFile],
] as const

const listing = 'app/features/listings/bad.ts'
const imports = [
  ...[...wrongWay, ...rightWay, ...ring, ...publicImports].map(([path, imported]) => ({
    path,
    code: `import '${imported}'`,
  })),
  ...contract.map((imported) => ({ path: 'content-types/bad.ts', code: `import '${imported}'` })),
  ...privateImports.map((code) => ({ path: listing, code })),
]
const found = lintPlanted(
  importDirections,
  Object.fromEntries(
    imports.map(({ path, code }) => [`${path} ${code}`, [path, `${code}\n`] as const]),
  ),
)

/** What the rules say about a file at this path that says this. */
const complaints = (path: string, code: string) => found(`${path} ${code}`)
const verdict = (path: string, imported: string) => complaints(path, `import '${imported}'`)

describe('imports run one way', () => {
  it.each(wrongWay)('%s may not import %s', (path, imported, message) => {
    expect(verdict(path, imported)).toContain(`own/import-directions: ${message}`)
  })

  it.each(rightWay)('%s may import %s', (path, imported) => {
    expect(verdict(path, imported)).toEqual([])
  })

  it.each(contract)('the contract may not import %s', (imported) => {
    expect(verdict('content-types/bad.ts', imported).join()).toContain('no-restricted-imports')
  })
})

describe('features form no ring', () => {
  it.each(ring)('%s may not import %s', (path, imported, from, to) => {
    expect(verdict(path, imported)).toEqual([
      `own/feature-borders: The feature ${from} may not import ${to}: it stands below it in app/features/public-files.js`,
    ])
  })
})

describe('features meet through their public files', () => {
  const message =
    'own/feature-borders: pricing/check/checked-stay is no public file; app/features/public-files.js lists those of pricing'

  it.each(privateImports)('a page of listings may not say %s', (code) => {
    expect(complaints(listing, code)).toEqual([message])
  })

  it.each(publicImports)('%s may import %s', (path, imported) => {
    expect(verdict(path, imported)).toEqual([])
  })
})
