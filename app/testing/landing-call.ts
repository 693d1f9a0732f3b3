import { landingHandler } from '~/features/leads/landing/landing-handler.server'

/** Knows one landing. */
export const handler = landingHandler(async ({ id }) => (id === 'l1' ? 'A week at the lake' : null))

/** What the page sends. */
const landingFields = {
  firstName: 'Ana',
  email: 'ana@example.com',
  phone: '5555 1234',
  countryCode: 'GT',
  agreement: 'on',
  type: 'uniqueStays',
  landing_page: 'l1',
  language_code: 'en',
  website: '',
}

const post = (init: RequestInit) =>
  new Request('https://ceiba.example/api/request-landing-pages', { method: 'POST', ...init })
export const landingJson = (body: unknown) =>
  post({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
export const landingForm = (
  over: Record<string, string> = {},
  headers: Record<string, string> = {},
) => post({ headers, body: new URLSearchParams({ ...landingFields, ...over }) })
