import { expect, test } from 'vitest'
import { findCircle } from './no-circular-chunks.js'

test('finds scripts that import each other, however many stand between them', () => {
  const imports = new Map([
    ['page.js', ['forms.js', 'frame.js']],
    ['forms.js', ['rules.js', 'framework.js']],
    ['rules.js', ['frame.js']],
    ['frame.js', ['framework.js', 'forms.js']],
    ['framework.js', []],
  ])
  expect(findCircle(imports)).toEqual(['forms.js', 'rules.js', 'frame.js', 'forms.js'])
})

test('a script that many import is no circle', () => {
  const imports = new Map([
    ['page.js', ['forms.js', 'frame.js']],
    ['forms.js', ['frame.js']],
    ['frame.js', []],
  ])
  expect(findCircle(imports)).toBeNull()
})
