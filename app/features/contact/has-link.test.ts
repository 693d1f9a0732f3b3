import { expect, it } from 'vitest'
import { hasLink } from './has-link'

it.each(['https://bad.example', 'See WWW.bad.example', 'win at bit.ly/2x', 'ftp://x'])(
  'finds the link in %j',
  (text) => expect(hasLink(text)).toBe(true),
)

it.each([
  'María José',
  'J.R. Tolkien',
  'Ma.Elena',
  'A.C./B.D.',
  'check-in 3 p.m./4 p.m.',
  'We are 2/3 adults. Thank you',
])('finds none in %j', (text) => expect(hasLink(text)).toBe(false))
