import { expect, it } from 'vitest'
import oxlintConfig from '../../oxlint.config.js'
import { lintPlanted, rulesOf } from './lint-planted'

/* Examples of what the types say, and of the exceptions from it. */

const answer =
  "import type { TypedResponse } from '@remix-run/node'\ndeclare const a: TypedResponse<1>\nthrow a\n"
const any = 'const a: number = JSON.parse("1")\nexport const b = a\n'
const awaited = 'export const a = async (): Promise<void> => {}\n'

const faults = {
  'a promise that nobody waits for': ['no-floating-promises', 'app/a.ts', `${awaited}a()\n`],
  'a value of any type': ['no-unsafe-assignment', 'app/a.ts', any],
  'a thrown text': ['only-throw-error', 'app/a.ts', "throw 'a'\nexport {}\n"],
  'an object in a text': [
    'restrict-template-expressions',
    'app/a.ts',
    'export const a = (b: { c: 1 }) => `${b}`\n',
  ],
  'a condition that is always so': [
    'no-unnecessary-condition',
    'app/a.ts',
    'export const a = (b: { c: 1 }) => (b ? 1 : 2)\n',
  ],
  'an answer that is not waited for in `try`': [
    'return-await',
    'e2e/a.ts',
    `${awaited}export const b = async () => {\n  try {\n    return a()\n  } finally {\n    void 0\n  }\n}\n`,
  ],
  'an interface': ['consistent-type-definitions', 'app/a.ts', 'export interface A { b: 1 }\n'],
} as const

const fine = {
  'a thrown answer': ['app/a.ts', 'throw new Response()\nexport {}\n'],
  'a thrown answer of Remix': ['app/a.ts', answer],
  'a number and a boolean in a text': [
    'app/a.ts',
    'export const a = (b: number, c: boolean) => `${b} ${c}`\n',
  ],
  'a value of any type in a test': ['app/a.test.ts', any],
  'a value of any type in the CMS': ['cms/seed/a.ts', any],
  'an interface of a package': ['app/a.d.ts', 'export interface A { b: 1 }\n'],
  'a parameter that says that it is not used': ['app/a.ts', 'export const a = (_b: 1) => 2\n'],
} as const

const planted = Object.entries(faults).map(
  ([name, [, path, text]]) => [name, [path, text]] as const,
)
const examples = { ...Object.fromEntries(planted), ...fine }
const found = lintPlanted(oxlintConfig.overrides, examples, { withTypes: true })

it.each(Object.entries(faults))('%s is told by the lint', (name, [rule]) => {
  expect(rulesOf(found(name))).toContain(`typescript/${rule}`)
})

it.each(Object.keys(fine))('%s is fine', (name) => {
  expect(found(name)).toEqual([])
})
