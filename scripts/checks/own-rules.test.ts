import { describe, expect, it } from 'vitest'
import { lintPlanted, rulesOf } from './lint-planted'
import { ownRules } from './own-rules.js'

const long = (lines: number) => `export function f() {\n${'  g()\n'.repeat(lines - 2)}}\n`
const taking = (names: string) => `export function f(${names}) {\n  g(${names})\n}\n`
const comment = (text: string) => `// ${text}\nexport const a = 1\n`
const drawing = 'cms/seed/pictures/scenes/a.ts'
const innerChoice = 'a ? (c ? expect(b).toBe(1) : expect(b).toBe(2)) : b()\n'

const forbidden = {
  'waits for a quiet network': ['e2e/a.spec.ts', "page.waitForLoadState('networkidle')\n"],
  'expects only where something is so': ['app/a.test.ts', 'if (a) expect(b).toBe(1)\n'],
  'expects in one half of a choice': ['app/a.test.ts', 'a ? expect(b).toBe(1) : b()\n'],
  'expects in the other half': ['app/a.test.tsx', 'a ? b() : expect(b).toBe(1)\n'],
  'expects in some cases': ['e2e/a.spec.ts', 'switch (a) { case 1: expect(b).toBe(1) }\n'],
  'expects only where there is a value': ['e2e/a.spec.ts', 'a && expect(b).toBe(1)\n'],
  'expects only where something threw': ['cms/tests/a.ts', 'try { a() } catch { expect(b) }\n'],
  'reads the environment': ['app/platform/a.ts', 'export const a = process.env.HOME\n'],
  'exports by default': ['app/features/a.ts', 'export default 1\n'],
  'spreads a literal': ['cms/src/a.ts', 'export const a = { ...{ b, c }, d }\n'],
} as const

const fine = {
  'a long comment': ['app/platform/a.ts', comment('x'.repeat(117))],
  'a long address': ['app/platform/a.ts', comment(`https://example.org/${'x'.repeat(118)}`)],
  'a long text': ['app/platform/a.ts', `export const a = '${'x'.repeat(118)}' // b\n`],
  'a long function': ['app/platform/a.ts', long(100)],
  'a long test': ['app/platform/a.test.ts', long(101)],
  'a function of four': ['app/platform/a.ts', taking('a, b, c, d')],
  'a test of five': ['app/platform/a.test.ts', taking('a, b, c, d, e')],
  'a stroke of five': ['cms/seed/pictures/kit/a.ts', taking('a, b, c, d, e')],
  'a long drawing': [drawing, long(101)],
  'two branches that expect': [
    'app/a.test.ts',
    'if (a) expect(b).toBe(1)\nelse expect(b).toBe(2)\n',
  ],
  'two halves that expect': ['app/a.test.ts', 'a ? expect(b).toBe(1) : expect(b).toBe(2)\n'],
  'the default export of a route': ['app/routes/a.tsx', 'export default 1\n'],
} as const

const found = lintPlanted(ownRules, {
  ...forbidden,
  ...fine,
  'too long a comment': ['app/platform/a.ts', comment('x'.repeat(118))],
  'too long a line of several': ['scripts/a.js', `/*\n * ${'x'.repeat(118)}\n */\n`],
  'too long a function': ['app/platform/a.ts', long(101)],
  'a function of five': ['app/platform/a.ts', taking('a, b, c, d, e')],
  'an inner choice': ['app/a.test.ts', innerChoice],
  'a needless exception': [
    'app/platform/a.ts',
    '// oxlint-disable-next-line no-console\nexport const a = 1\n',
  ],
})

describe('what the repository asks of its code', () => {
  it.each(Object.keys(forbidden))('no file %s', (name) => {
    expect(rulesOf(found(name))).toEqual(['own/no-restricted-syntax'])
  })

  it('an inner choice that expects is no other branch of the outer one', () => {
    expect(rulesOf(found('an inner choice'))).toContain('own/no-restricted-syntax')
  })

  it('a comment has lines of at most 120 characters', () => {
    expect(rulesOf(found('too long a comment'))).toEqual(['own/comment-length'])
    expect(rulesOf(found('too long a line of several'))).toEqual(['own/comment-length'])
  })

  it('a function has at most a hundred lines', () => {
    expect(rulesOf(found('too long a function'))).toEqual(['eslint/max-lines-per-function'])
  })

  it('a function takes at most four parameters', () => {
    expect(rulesOf(found('a function of five'))).toEqual(['eslint/max-params'])
  })

  it('an exception from a rule is needed', () => {
    expect(found('a needless exception').join()).toContain('Unused')
  })

  it.each(Object.keys(fine))('%s is fine', (name) => {
    expect(found(name)).toEqual([])
  })
})
