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
async function verdict(path: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${imported}'\n`, { filePath: inRepository(path) })
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
