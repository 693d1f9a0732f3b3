import * as z from 'zod'

const acceptedSchema = z.object({
  data: z.object({ reference: z.string(), confirmation: z.string() }),
})
/** What the call answers to an inquiry that it took. */
export const acceptedFrom = async (response: Response) =>
  acceptedSchema.parse(await response.json()).data

const jsonType = { 'Content-Type': 'application/json' }

/** The payload of browsing.md §3, as a program sends it. */
export const payload = {
  currencyCode: 'USD',
  specialRequirement: 'None',
  phone: '+502 5555 1234',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Xicará',
  contactMethod: 'email',
  countryCode: 'GT',
  language_code: 'es',
  paymentMethod: 'cash',
  paymentMethodId: '',
  paymentMethodPercent: 0,
  landing: false,
  reservationDetails: [
    { uuid: 'u', type: 1, slug: 'casa', startDate: '2027-01-05', endDate: '2027-01-12', adult: 2 },
  ],
}

/** The fields of the page's form. */
const fields = {
  firstName: 'Ana',
  lastName: 'Xicará',
  email: 'ana@example.com',
  phone: '5555 1234',
  countryCode: 'GT',
  contactMethod: 'whatsapp',
  agreement: 'on',
  requirement: JSON.stringify({
    reservationDetails: payload.reservationDetails,
    currencyCode: 'USD',
  }),
  language_code: 'es',
  website: '',
}

const post = (init: RequestInit) =>
  new Request('http://localhost/api/bookings/require', { method: 'POST', ...init })
/** As a program sends it. */
export const json = (body: unknown) => post({ headers: jsonType, body: JSON.stringify(body) })
/** As the page of the inquiry sends it. */
export const form = (over: Record<string, string> = {}) =>
  post({ body: new URLSearchParams({ ...fields, ...over }) })
