import { expect, it } from 'vitest'
import { accessibleMarkup } from './accessible-markup.js'
import { lintPlanted, rulesOf } from './lint-planted'

const faults = {
  '<img src="a.jpg" />': 'alt-text',
  '<a>Home</a>': 'anchor-is-valid',
  '<span onClick={f} onKeyDown={f}>Open</span>': 'no-static-element-interactions',
  '<p tabIndex={0}>Text</p>': 'no-noninteractive-tabindex',
  '<button aria-labeledby="a">Open</button>': 'aria-props',
  '<div role="checkbox" tabIndex={0} />': 'role-has-required-aria-props',
  '<ul role="menu" />': 'no-noninteractive-element-to-interactive-role',
  '<div role="slider" aria-valuenow={1} onClick={f} onKeyDown={f} />': 'interactive-supports-focus',
}

const fine = [
  '<div role="group" aria-label="Days" onKeyDown={f} />',
  '<table role="grid" />',
  '<section aria-labelledby="a" tabIndex={0} />',
]

const markup = [...Object.keys(faults), ...fine]
const found = lintPlanted(
  accessibleMarkup,
  Object.fromEntries(
    markup.map((each) => [each, ['app/ui/a.tsx', `export const a = ${each}\n`] as const]),
  ),
)

it.each(Object.entries(faults))('%s is told by the lint', (each, rule) => {
  expect(rulesOf(found(each))).toEqual([`jsx-a11y/${rule}`])
})

it.each(fine)('%s is fine', (each) => {
  expect(found(each)).toEqual([])
})
