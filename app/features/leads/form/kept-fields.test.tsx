// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { showIn } from '~/testing/show'
import { CareerForm } from '../career/career-form'
import { DocumentForm } from '../document/document-form'
import { LandingForm } from '../landing/landing-form'
import { SubscriptionForm } from '../subscription/subscription-form'

let locale: Locale = 'en'
vi.mock('@remix-run/react', () => ({
  useNavigate: () => () => undefined,
  useNavigation: () => ({ state: 'idle' }),
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale }) }))

const data = {
  phoneCountries: { preferred: [], others: [] },
  botCheckKey: null,
  places: [{ region: 'Sacatepéquez', towns: ['Antigua Guatemala'] }],
}
const given = { data, reply: undefined, buttonLabel: '' }
const landing: ComponentProps<typeof LandingForm> = {
  ...given,
  source: { field: 'landing_page', id: 'weddings' },
  type: 'vacationRentals',
  flags: {
    showContactWay: true,
    showSpecialRequeriment: true,
    showFinishDate: true,
    showLocation: true,
  },
}
const letter = <SubscriptionForm data={data} reply={undefined} />
const notary = (id: string) => (
  <DocumentForm {...given} labelledBy="title" document={{ id, isDocument: false }} />
)

async function open(language: Locale, form: ReactElement) {
  cleanup()
  locale = language
  ;(await showIn(language))(form)
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('what was typed is there in the other language', () => {
  it('in the form of a landing, with its days, guests and place', async () => {
    await open('en', <LandingForm {...landing} />)
    type('First name', 'Ana')
    type('First day (optional)', '24/12/2026')
    fireEvent.click(screen.getByRole('button', { name: 'More: Adults' }))
    type('Where would you like to stay? (optional)', 'Antigua Guatemala')
    fireEvent.click(screen.getByRole('checkbox'))
    await open('es', <LandingForm {...landing} />)
    expect(field('Nombre').value).toBe('Ana')
    expect(field('Primer día (opcional)').value).toBe('24/12/2026')
    expect(field('¿Dónde le gustaría hospedarse? (opcional)').value).toBe('Antigua Guatemala')
    expect(field('Adultos').value).toBe('2')
    expect(field('Niños').value).toBe('0')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })

  it('in the form of the newsletter', async () => {
    await open('en', letter)
    type('First name', 'Ana')
    await open('es', letter)
    expect(field('Nombre').value).toBe('Ana')
  })

  it('in the form of a service', async () => {
    await open('en', notary('notary'))
    type('First name', 'Ana')
    await open('es', notary('notary'))
    expect(field('Nombre').value).toBe('Ana')
  })
})

it('keeps the forms of two landings, two services and two vacancies apart', async () => {
  await open('en', <LandingForm {...landing} />)
  type('First name', 'Ana')
  await open('en', <LandingForm {...landing} source={{ field: 'landing_page', id: 'hotels' }} />)
  expect(field('First name').value).toBe('')
  await open('en', notary('notary'))
  type('First name', 'Bea')
  await open('en', notary('passport'))
  expect(field('First name').value).toBe('')
  const vacancy = { data, reply: undefined }
  await open('en', <CareerForm {...vacancy} career="cook" />)
  type('Monthly salary you expect', 'Q9,000')
  await open('en', <CareerForm {...vacancy} career="driver" />)
  expect(field('Monthly salary you expect').value).toBe('')
  await open('es', <CareerForm {...vacancy} career="cook" />)
  expect(field('Pretensión salarial al mes').value).toBe('Q9,000')
})

it.each([
  ['loads its scripts at once where the tab keeps something', 'typed document notary', true],
  ['waits for a use where the tab keeps another form', 'typed document passport', false],
])('%s', async (_name, key, isAtOnce) => {
  sessionStorage.setItem(key, '{"firstName":["Ana"]}')
  await open('en', notary('notary'))
  const script = document.querySelector('form script')
  // As the browser runs it while it reads the page.
  const currentScript = vi.spyOn(document, 'currentScript', 'get')
  currentScript.mockReturnValue(script as HTMLScriptElement)
  runInThisContext(script?.textContent ?? '')
  currentScript.mockRestore()
  expect(script?.matches('[data-needs-scripts=at-once]')).toBe(isAtOnce)
})
