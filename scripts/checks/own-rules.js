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

const tests = ['**/*.test.{ts,tsx}', 'cms/tests/**', 'e2e/**']

/** Files whose default export a tool asks for. */
const defaultExports = [
  '*.{js,ts}',
  'app/root.tsx',
  'app/entry.server.tsx',
  'app/routes/**/*.tsx',
  'cms/{config,database,src}/**/*.{ts,tsx}',
]

/** They make an object of many functions around one state; each of these is short. */
const factories = [
  'app/features/catalogue/**/create-catalogue-store.server.ts',
  'app/platform/page-cache/page-store.server.ts',
]

/** Where the environment of the process is read and parsed. */
const environmentReaders = [
  'app/platform/env/env.server.ts',
  'app/testing/fast-check.ts',
  'app/testing/database/test-postgres.ts',
  'cms/src/environment/environment.ts',
  '*.{js,ts}',
  'cms/config/**/*.ts',
]

/** @type {import('eslint').Linter.Config[]} */
export const ownRules = [
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Prettier wraps code, but no comments; no line of code is that long without a long text.
      'max-len': [
        'error',
        {
          code: 1000,
          comments: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
        },
      ],
      'no-console': 'off',
      'no-restricted-syntax': ['error', noDefaultExport, noSpreadLiteral],
      // The type checker knows better, in JavaScript too.
      'no-undef': 'off',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'cms/src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noProcessEnv, noSpreadLiteral],
    },
  },
  {
    files: defaultExports,
    rules: { 'no-restricted-syntax': ['error', noProcessEnv, noSpreadLiteral] },
  },
  {
    files: [...environmentReaders, ...tests],
    rules: { 'no-restricted-syntax': ['error', noSpreadLiteral] },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': [
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
    ignores: [...tests, 'cms/seed/pictures/**', ...factories],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: maxFunctionLines, skipBlankLines: true, skipComments: true },
      ],
    },
  },
  { files: ['app/testing/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // There are no enums here, and no classes but errors and drivers; these two take a quarter of the time.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Remix takes a thrown answer for the answer.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
          ],
        },
      ],
      // An async function without await is how a ready answer fits an asynchronous type.
      '@typescript-eslint/require-await': 'off',
      // Numbers and booleans read well in a template and never print [object Object].
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // There are no classes here whose methods could lose their `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'cms/tests/**/*.ts'],
    rules: {
      // expect.any() and a parsed answer are `any`, and the expectation is what checks them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
  {
    // Types of a package are extended by interfaces alone.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Strapi's services and its database answer `any`; what leaves the CMS is held by the contract.
    files: ['cms/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
]
