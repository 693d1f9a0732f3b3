import { expect, it } from 'vitest'
import { describeRoute } from './describe-route'

const secret = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'

it('names a public page with its path', () => {
  expect(describeRoute('/es/blog/un-dia-en-antigua.data')).toEqual({
    route: 'es/blogPost',
    path: '/es/blog/un-dia-en-antigua',
  })
})

it.each([
  [`/contract/${secret}`, 'en/contract'],
  [`/es/solicitud/${secret}.data`, 'es/contractInquiry'],
  [`/booking-confirmation/${secret}/`, 'en/bookingConfirmation'],
  [`/api/bookings/contract/${secret}`, 'resource/contractApi'],
  [`/API/bookings/contract/${secret}`, 'resource/contractApi'],
  [`/contract-pdf/${secret}`, 'resource/contractPdf'],
  [`/preview/${secret}`, 'resource/preview'],
  [`/contracts/${secret}`, 'unknown'],
  [`/contract/${secret}/x`, 'unknown'],
])('names what answers %s, and nothing of its path', (path, route) => {
  expect(describeRoute(path)).toEqual({ route })
})
