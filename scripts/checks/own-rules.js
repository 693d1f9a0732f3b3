/*
 * What this repository asks of its code beyond the presets. The list of exceptions says where a tool
 * wants it otherwise.
 */

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; a default export only where a tool asks for it.',
}

const noProcessEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings are parsed once; read them from there.',
}

const noNetworkIdle = {
  selector: "Literal[value='networkidle']",
  message: 'Wait for what the test needs; a quiet network says nothing about the page.',
}

const noSpreadLiteral = {
  selector:
    ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression, ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression)',
  message: 'Write the entries where they are.',
}

const noRandomSeed = {
  selector: "ImportDeclaration[source.value='fast-check']",
  message: 'Import fc from ~/testing/fast-check, which draws the same examples each time.',
}

/** Expectations in one branch of `a ? b : c`, where the other has none. */
const expectsInOne = (/** @type {string} */ branch, /** @type {string} */ other) =>
  `ConditionalExpression:not(:has(> .${other}:has(CallExpression[callee.name='expect']))) > .${branch} CallExpression[callee.name='expect']`

/** A test that may pass without having looked: two branches that both expect are fine. */
const noConditionalExpect = [
  "IfStatement[alternate=null] CallExpression[callee.name='expect']",
  expectsInOne('consequent', 'alternate'),
  expectsInOne('alternate', 'consequent'),
  "SwitchCase CallExpression[callee.name='expect']",
  "LogicalExpression > .right CallExpression[callee.name='expect']",
  "LogicalExpression > CallExpression.right[callee.name='expect']",
  "CatchClause CallExpression[callee.name='expect']",
].map((selector) => ({
  selector,
  message: 'Expect in every case: give the condition an else that expects, or make it the value.',
}))

/** Lines without blanks and comments. */
const maxFunctionLines = 100

/** More of them are the properties of one object. */
const maxParameters = 4

const tests = ['**/*.test.{ts,tsx}', 'cms/tests/**', 'e2e/**']

/** Of tools, at the root. */
const settings = [
  '{knip,playwright.config,vite.config,vite.render.config,vitest.config}.ts',
  '{oxlint,remix}.config.js',
]

/** Files whose default export a tool asks for. */
const defaultExports = [
  ...settings,
  'app/root.tsx',
  'app/entry.server.tsx',
  'app/routes/**/*.tsx',
  'cms/{config,database,src}/**/*.{ts,tsx}',
  'scripts/checks/own-plugin.js',
]

/** They make an object of many functions around one state; each of these is short. */
const factories = ['app/platform/page-cache/page-store.server.ts']

/** Where the environment of the process is read and parsed. */
const environmentReaders = [
  'app/platform/env/env.server.ts',
  'app/testing/fast-check.ts',
  'app/testing/database/test-postgres.ts',
  'cms/src/environment/environment.ts',
  ...settings,
  'cms/config/**/*.ts',
]

/** @type {import('oxlint').OxlintOverride[]} */
export const ownRules = [
  {
    files: ['**/*'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-unused-vars': ['error', { args: 'after-used' }],
      'own/comment-length': ['error', { max: 120 }],
      'own/no-restricted-syntax': ['error', noDefaultExport, noSpreadLiteral],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'cms/src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'own/no-restricted-syntax': ['error', noDefaultExport, noProcessEnv, noSpreadLiteral],
    },
  },
  {
    files: defaultExports,
    rules: { 'own/no-restricted-syntax': ['error', noProcessEnv, noSpreadLiteral] },
  },
  {
    files: [...environmentReaders, ...tests],
    rules: { 'own/no-restricted-syntax': ['error', noSpreadLiteral] },
  },
  {
    files: tests,
    rules: {
      'own/no-restricted-syntax': [
        'error',
        noDefaultExport,
        noSpreadLiteral,
        noNetworkIdle,
        noRandomSeed,
        ...noConditionalExpect,
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    // A test is a list of sentences; a drawing, a list of strokes.
    excludeFiles: [...tests, 'cms/seed/pictures/**', ...factories],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: maxFunctionLines, skipBlankLines: true, skipComments: true },
      ],
      'max-params': ['error', { max: maxParameters }],
    },
  },
  { files: ['app/testing/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      'typescript/consistent-type-definitions': ['error', 'type'],
      'typescript/consistent-type-imports': 'error',
      // Remix takes a thrown answer for the answer.
      'typescript/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
          ],
        },
      ],
      'typescript/restrict-plus-operands': [
        'error',
        {
          allowAny: false,
          allowBoolean: false,
          allowNullish: false,
          allowNumberAndString: false,
          allowRegExp: false,
        },
      ],
      // Numbers and booleans read well in a template and never print [object Object].
      'typescript/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'typescript/return-await': ['error', 'error-handling-correctness-only'],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'cms/tests/**/*.ts'],
    rules: {
      // expect.any() and a parsed answer are `any`, and the expectation is what checks them.
      'typescript/no-unsafe-assignment': 'off',
      'typescript/no-unsafe-return': 'off',
      'typescript/no-unnecessary-type-assertion': 'off',
      'typescript/no-misused-promises': 'off',
    },
  },
  {
    // Types of a package are extended by interfaces alone.
    files: ['**/*.d.ts'],
    rules: { 'typescript/consistent-type-definitions': 'off' },
  },
  {
    // Strapi's services and its database answer `any`; what leaves the CMS is held by the contract.
    files: ['cms/**/*.{ts,tsx}'],
    rules: {
      'typescript/no-base-to-string': 'off',
      'typescript/no-dynamic-delete': 'off',
      'typescript/no-unnecessary-condition': 'off',
      'typescript/no-unsafe-argument': 'off',
      'typescript/no-unsafe-assignment': 'off',
      'typescript/no-unsafe-call': 'off',
      'typescript/no-unsafe-member-access': 'off',
      'typescript/no-unsafe-return': 'off',
      'typescript/restrict-plus-operands': 'off',
    },
  },
]
