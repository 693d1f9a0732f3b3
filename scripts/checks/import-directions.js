import boundaries from 'eslint-plugin-boundaries'
import { featureBorders } from './feature-borders.js'

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

const policies = Object.entries(parts).map(([type, [, mayImport]]) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [type, ...mayImport] } } } },
}))

/** @type {import('eslint').Linter.Config[]} */
export const importDirections = [
  featureBorders,
  {
    files: ['{app,cms,content-types,e2e,scripts}/**/*.{ts,tsx,js,mjs}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json' }, node: true },
      'boundaries/elements': Object.entries(parts).map(([type, [pattern]]) => ({
        type,
        pattern,
        partialMatch: false,
      })),
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: '{{from.element.type}} may not import {{to.element.type}}',
          policies: [
            ...policies,
            {
              from: { file: { categories: 'test' } },
              allow: { to: { element: { types: { anyOf: ['testing', 'test-files'] } } } },
            },
          ],
        },
      ],
    },
  },
  {
    files: ['content-types/**/*.ts'],
    ignores: ['content-types/**/*.server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.)', message: 'The contract knows zod alone.' }] },
      ],
    },
  },
]
