import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { inRepository } from '../lib/repository.js'
import { accessibleMarkup } from './accessible-markup.js'

const eslint = new ESLint({
  cwd: inRepository(),
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
    },
    ...accessibleMarkup,
  ],
})

async function rulesAgainst(markup: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`export const a = ${markup}\n`, {
    filePath: inRepository('app/ui/a.tsx'),
  })
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message)
}

it.each([
  ['<img src="a.jpg" />', 'alt-text'],
  ['<a>Home</a>', 'anchor-is-valid'],
  ['<span onClick={f} onKeyDown={f}>Open</span>', 'no-static-element-interactions'],
  ['<p tabIndex={0}>Text</p>', 'no-noninteractive-tabindex'],
  ['<button aria-labeledby="a">Open</button>', 'aria-props'],
  ['<div role="checkbox" tabIndex={0} />', 'role-has-required-aria-props'],
])('%s is told by the lint', async (markup, rule) => {
  expect(await rulesAgainst(markup)).toEqual([`jsx-a11y/${rule}`])
})

it.each([
  '<div role="group" aria-label="Days" onKeyDown={f} />',
  '<table role="grid" />',
  '<section aria-labelledby="a" tabIndex={0} />',
])('%s is fine', async (markup) => {
  expect(await rulesAgainst(markup)).toEqual([])
})
