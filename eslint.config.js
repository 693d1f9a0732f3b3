import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { accessibleMarkup } from './scripts/checks/accessible-markup.js'
import { importDirections } from './scripts/checks/import-directions.js'
import { ownRules } from './scripts/checks/own-rules.js'

const typed = ['**/*.{ts,tsx}']

/**
 * @param {string} project whose types the files are linted with
 * @param {string[]} files
 */
const withTypesOf = (project, files) => ({
  files,
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
})

export default tseslint.config(
  {
    ignores: [
      'build/',
      'data/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'cms/dist/',
      'cms/.strapi/',
      'cms/types/generated/',
      'cms/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
  },
  // Named per folder: looking for the project of each file takes half as long again.
  withTypesOf('tsconfig.lint.json', typed),
  withTypesOf('cms/tsconfig.json', ['cms/{config,src}/**/*.ts']),
  withTypesOf('cms/src/admin/tsconfig.json', ['cms/src/admin/**/*.{ts,tsx}']),
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/immutability': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/set-state-in-render': 'error',
      'react-hooks/static-components': 'error',
    },
  },
  ...accessibleMarkup,
  ...importDirections,
  ...ownRules,
  // The one file that tsconfig.lint.json leaves out.
  { files: ['app/platform/i18n/i18next.d.ts'], extends: [tseslint.configs.disableTypeChecked] },
)
