import { expect, it } from 'vitest'
import { isOwnPath } from './is-own-path'

it.each(['/', '/es/casas', '/media/a.jpg?w=1'])('takes %s', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:1',
  '',
  null,
  3,
])('does not take %j', (path) => {
  expect(isOwnPath(path)).toBe(false)
})
