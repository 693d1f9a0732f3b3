import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { resources } from '~/routing/resources'
import { findFreeStay } from './support/booking-call'
import { whenInquiryDelivered } from './support/delivered'
import { signInAsEditor } from './support/editor'
import { newGuest } from './support/inquiry-form'
import { findMails } from './support/mails'
import { findRental, isBookable } from './support/rentals'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'

const answerSchema = z.object({ data: z.object({ reference: z.string() }) })

test('a form that is sent three times at once is stored once, and that of a program never @two-nodes', async ({
  request,
}) => {
  const rental = await findRental(request, 'vacationRentals', 'en', isBookable)
  const stay = await findFreeStay(request, rental.slug, { nights: 3, daysAhead: 5 })
  const item = { uuid: 'u', type: 1, slug: rental.slug, ...stay, totalPax: 2 }
  const submissionKey = randomUUID()
  const headers = newVisitor()

  async function send(email: string, website: string): Promise<string> {
    const response = await request.post(`/${resources.requireApi.path}`, {
      headers,
      form: {
        firstName: 'Ana',
        lastName: 'Xicará',
        email,
        phone: '5555 1234',
        countryCode: 'GT',
        agreement: 'on',
        requirement: JSON.stringify({ reservationDetails: [item] }),
        submissionKey,
        website,
      },
    })
    expect(response.status()).toBe(200)
    return answerSchema.parse(await response.json()).data.reference
  }

  const [guest, program] = [newGuest(), newGuest()]
  const references = await Promise.all([1, 2, 3].map(() => send(guest.email, '')))
  expect(new Set(references).size).toBe(1)
  const pretended = await send(program.email, 'https://buy.example')
  await whenInquiryDelivered(guest.email, references[0] ?? '')
  const editor = await signInAsEditor(cmsAccount())
  expect(await editor.listInquiries(program.email)).toEqual([])
  expect(await findMails(pretended)).toEqual([])
})
