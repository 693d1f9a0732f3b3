import { expect, it } from 'vitest'
import { kindOfWork } from './kind-of-work'

const link = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'

it.each([
  ['GET', '/vacation-rentals', 'page'],
  ['GET', '/es/nada', 'page'],
  ['GET', '/_root.data', 'data'],
  ['GET', '/es/casas-vacacionales.data', 'data'],
  ['POST', '/list-with-us', 'form'],
  ['POST', '/es/unete-a-nosotros.data', 'call'],
  ['GET', '/api/rentals', 'call'],
  ['GET', `/es/contract/${link}`, 'own'],
  ['GET', `/es/contract/${link}.data`, 'own'],
  ['POST', `/contract/${link}`, 'form'],
  ['GET', '/es/personal/entrar', 'own'],
] as const)('%s %s is a piece of work of the kind of a %3$s', (method, path, work) => {
  expect(kindOfWork({ method }, path)).toBe(work)
})
