import { expect, it } from 'vitest'
import { isFieldName } from './field-name'

it.each(['firstName', '__intent__', 'guests[0].fullName', 'guests[49]', 'a.b', '_x'])(
  '%s may be a field',
  (name) => expect(isFieldName(name)).toBe(true),
)

it.each([
  'guests[4294967294].fullName',
  'guests[50]',
  'guests[100]',
  'guests[]',
  'guests[-1]',
  'guests[1e1]',
  'guests[0][0]',
  'a.b.c',
  'a.0',
  '',
  ' a',
  'a\n',
  'a b',
  '0',
  '__proto__',
  'constructor',
  'a.prototype',
  '__proto__[0].polluted',
  'a.constructor',
])('%j may not', (name) => expect(isFieldName(name)).toBe(false))
