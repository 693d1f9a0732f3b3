import { expect, it } from 'vitest'
import { lowerCaseTarget } from './lower-case-target'

const id = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'

it.each([
  ['/VACATION-RENTALS', '/vacation-rentals'],
  ['/ES', '/es'],
  ['/Es/casas-vacacionales', '/es/casas-vacacionales'],
  ['/vacation-rentals/Guatemala/sacatepequez', '/vacation-rentals/guatemala/sacatepequez'],
  ['/Houses-For-Rent/guatemala/x/y/z', '/houses-for-rent/guatemala/x/y/z'],
  ['/Nothing/Here', '/nothing/here'],
  ['/ES/blog/Atitl%C3%A1n', '/es/blog/atitl%C3%A1n'],
])('%s stands for %s, if there is such a page', (path, lower) => {
  expect(lowerCaseTarget(path)).toEqual({ path: lower, isCertain: false })
})

it.each([
  [`/Contract/${id}`, `/contract/${id}`],
  [`/ES/Solicitud/${id}`, `/es/solicitud/${id}`],
  [`/API/bookings/Contract/${id}`, `/api/bookings/contract/${id}`],
  [`/Contract-PDF/${id}`, `/contract-pdf/${id}`],
  ['/ES/Personal', '/es/personal'],
])('%s leads to %s, whose id keeps its letters', (path, target) => {
  expect(lowerCaseTarget(path)).toEqual({ path: target, isCertain: true })
})

it.each(['/vacation-rentals', `/contract/${id}`, '/es/blog/atitl%C3%A1n', '/es/blog/atitl%c3%a1n'])(
  '%s is as it should be',
  (path) => {
    expect(lowerCaseTarget(path)).toBeNull()
  },
)
