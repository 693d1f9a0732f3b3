import { expect, it } from 'vitest'
import { findTellablePath } from './missing-path'

it.each([
  '/old-offers',
  '/es/casas/antigua-guatemala-2019',
  '/blog/semana-santa-in-antigua-2024',
  '/index.php',
  '/contract',
  '/vacation-rentals/guatemala/x/casa-de-la-luna',
])('tells %s', (path) => expect(findTellablePath(path)).toBe(path))

it.each([
  '/contract/abc',
  '/es/contract/abc',
  '/es/oferta/abc',
  '/unsubscribe/abc/',
  '/es/suscribirse/baja/abc',
  '/contracts/3fK9xQmP2vLw8RtZ',
  '/contrato/8c1f8a52-6f1c-4a6e-9a2e-0c1d2e3f4a5b',
  '/x/0123456789abcdef0123',
  '/hello/ana@example.com',
  '/hello/ana%40example.com',
  `/${'a'.repeat(300)}`,
  '/<script>',
])('does not tell %s', (path) => expect(findTellablePath(path)).toBeNull())
