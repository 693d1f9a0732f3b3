import { importRule } from './imports.js'

/*
 * Which part of the repository may import which: routes → features → ui, platform → content-types.
 * A part may always import itself.
 */

/**
 * The parts, each with its folder and the parts that it may import.
 * @type {Record<string, [string, string[]]>}
 */
const parts = {
  routes: ['app/routes', ['features', 'ui', 'platform', 'routing', 'locales', 'content-types']],
  features: ['app/features', ['ui', 'platform', 'routing', 'locales', 'content-types']],
  'first-script': ['app/first-script', ['features', 'ui', 'platform', 'content-types']],
  server: ['app/server', ['features', 'ui', 'platform', 'routing', 'locales', 'content-types']],
  ui: ['app/ui', ['platform', 'routing', 'locales', 'content-types']],
  platform: ['app/platform', ['routing', 'locales', 'content-types']],
  routing: ['app/routing', ['content-types']],
  locales: ['app/locales', ['content-types']],
  // Before `testing`, whose folder is around it: the first part that fits counts.
  'test-files': ['app/testing/files', []],
  testing: [
    'app/testing',
    [
      'test-files',
      'server',
      'first-script',
      'features',
      'ui',
      'platform',
      'routing',
      'locales',
      'content-types',
      'cms-seed',
    ],
  ],
  'content-types': ['content-types', []],
  cms: ['cms/src', ['content-types']],
  'cms-seed': ['cms/seed', ['cms', 'content-types']],
  'cms-tests': ['cms/tests', ['cms', 'cms-seed', 'testing', 'content-types']],
  e2e: ['e2e', ['routing', 'locales', 'content-types', 'scripts', 'test-files']],
  scripts: [
    'scripts',
    [
      'testing',
      'test-files',
      'server',
      'features',
      'ui',
      'platform',
      'routing',
      'content-types',
      'cms-seed',
    ],
  ],
}

/** What a test may import from wherever it stands. */
const forTests = ['testing', 'test-files']

/** @param {string} path */
function partOf(path) {
  return Object.keys(parts).find((name) => path.startsWith(`${parts[name]?.[0]}/`))
}

export const importDirection = importRule((from, to) => {
  const here = partOf(from)
  const there = partOf(to)
  if (here === undefined || there === undefined || there === here) return null
  const isTest = /\.test\.tsx?$/.test(from)
  if (parts[here]?.[1].includes(there) || (isTest && forTests.includes(there))) return null
  return `${here} may not import ${there}`
})

/** @type {import('oxlint').OxlintOverride[]} */
export const importDirections = [
  {
    files: ['{app,cms,content-types,e2e,scripts}/**/*.{ts,tsx,js,mjs}'],
    rules: { 'own/import-directions': 'error' },
  },
  { files: ['app/features/**/*.{ts,tsx}'], rules: { 'own/feature-borders': 'error' } },
  {
    files: ['content-types/**/*.ts'],
    excludeFiles: ['content-types/**/*.server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        // All but `zod` and relative paths; the linter's expressions have no look-ahead.
        {
          patterns: [
            { regex: '^([^.z]|z[^o]|zo[^d]|zod.)', message: 'The contract knows zod alone.' },
          ],
        },
      ],
    },
  },
]
