import { expect, it } from 'vitest'
import { linkPaidBy } from './link-paid-by'

const place = '/unique-stays/guatemala/solola/panajachel/casa-azul'

it.each([
  ['?checkIn=2027-01-05', 'paypal', '?checkIn=2027-01-05&paymentMethod=paypal'],
  ['?paymentMethod=paypal&pet=true', 'visa', '?paymentMethod=visa&pet=true'],
  ['?checkIn=2027-01-05&paymentMethod=paypal', 'cash', '?checkIn=2027-01-05'],
  ['', 'cash', ''],
])('turns %o into one of a stay paid by %s', (search, payment, expected) => {
  expect(linkPaidBy(place + search, payment, 'cash')).toBe(place + expected)
})
