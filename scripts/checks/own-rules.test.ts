import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../lib/repository.js'
import { ownRules } from './own-rules.js'

/** Without the rules that need types, which planted examples have none of. */
const rules = ownRules.map(({ rules: each = {}, ...config }) => ({
  ...config,
  rules: Object.fromEntries(Object.entries(each).filter(([name]) => !name.startsWith('@'))),
}))

const eslint = new ESLint({
  cwd: inRepository(),
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
    },
    ...rules,
  ],
})

/** Which rules find a fault in this text at this path. */
async function rulesAgainst(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: inRepository(path) })
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message)
}

const long = (lines: number) => `export function f() {\n${'  g()\n'.repeat(lines - 2)}}\n`

describe('what the repository asks of its code', () => {
  it.each([
    ['waits for a quiet network', 'e2e/a.spec.ts', "page.waitForLoadState('networkidle')\n"],
    ['expects only where something is so', 'app/a.test.ts', 'if (a) expect(b).toBe(1)\n'],
    ['expects in one half of a choice', 'app/a.test.ts', 'a ? expect(b).toBe(1) : b()\n'],
    ['expects in the other half', 'app/a.test.tsx', 'a ? b() : expect(b).toBe(1)\n'],
    ['expects in some cases', 'e2e/a.spec.ts', 'switch (a) { case 1: expect(b).toBe(1) }\n'],
    ['expects only where there is a value', 'e2e/a.spec.ts', 'a && expect(b).toBe(1)\n'],
    ['expects only where something threw', 'cms/tests/a.ts', 'try { a() } catch { expect(b) }\n'],
    ['reads the environment', 'app/platform/a.ts', 'export const a = process.env.HOME\n'],
    ['exports by default', 'app/features/a.ts', 'export default 1\n'],
    ['spreads a literal', 'cms/src/a.ts', 'export const a = { ...{ b, c }, d }\n'],
  ])('no file %s', async (_, path, text) => {
    expect(await rulesAgainst(path, text)).toEqual(['no-restricted-syntax'])
  })

  it('a comment has lines of at most 120 characters, but for addresses', async () => {
    const comment = (text: string) => `// ${text}\nexport const a = 1\n`
    expect(await rulesAgainst('app/platform/a.ts', comment('x'.repeat(118)))).toEqual(['max-len'])
    expect(await rulesAgainst('app/platform/a.ts', comment('x'.repeat(117)))).toEqual([])
    const address = `https://example.org/${'x'.repeat(118)}`
    expect(await rulesAgainst('app/platform/a.ts', comment(address))).toEqual([])
  })

  it('a function has at most a hundred lines, but for tests and drawings', async () => {
    expect(await rulesAgainst('app/platform/a.ts', long(101))).toEqual(['max-lines-per-function'])
    expect(await rulesAgainst('app/platform/a.ts', long(100))).toEqual([])
    expect(await rulesAgainst('app/platform/a.test.ts', long(101))).toEqual([])
    expect(await rulesAgainst('cms/seed/pictures/scenes/a.ts', long(101))).toEqual([])
  })

  it('an inner choice that expects is no other branch of the outer one', async () => {
    const text = 'a ? (c ? expect(b).toBe(1) : expect(b).toBe(2)) : b()\n'
    expect(await rulesAgainst('app/a.test.ts', text)).toContain('no-restricted-syntax')
  })

  it('an expectation in both branches is fine', async () => {
    const text = 'if (a) expect(b).toBe(1)\nelse expect(b).toBe(2)\n'
    expect(await rulesAgainst('app/a.test.ts', text)).toEqual([])
    const choice = 'a ? expect(b).toBe(1) : expect(b).toBe(2)\n'
    expect(await rulesAgainst('app/a.test.ts', choice)).toEqual([])
  })
})
