import { defineConfig } from 'oxlint'
import { accessibleMarkup } from './scripts/checks/accessible-markup.js'
import { importDirections } from './scripts/checks/import-directions.js'
import { ownRules } from './scripts/checks/own-rules.js'
import { allOn, hooks, recommended, strictTypes } from './scripts/checks/rule-names.js'
import { inRepository } from './scripts/lib/repository.js'

export default defineConfig({
  ignorePatterns: [
    '/build/',
    '/data/',
    '/.cache/',
    '/test-results/',
    '/playwright-report/',
    '/cms/public/',
    // A link to content-types/, which is linted at its place.
    '/cms/src/content-types/',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [{ name: 'own', specifier: inRepository('scripts/checks/own-plugin.js') }],
  // Every rule that is on is named.
  categories: { correctness: 'off' },
  rules: allOn(recommended),
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: allOn(strictTypes) },
    { files: ['**/*.tsx', '**/use-*.ts'], rules: allOn(hooks) },
    ...accessibleMarkup,
    ...importDirections,
    ...ownRules,
  ],
})
