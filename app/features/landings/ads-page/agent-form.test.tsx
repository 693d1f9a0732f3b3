// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { cloneElement } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { AgentForm } from './agent-form'

let country: string | null = null
vi.mock('@remix-run/react', () => ({
  Form: (props: object) => <form {...props} />,
  Link: () => null,
  useNavigate: () => () => undefined,
  useNavigation: () => ({ state: 'idle' }),
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))
vi.mock('~/features/site/visitor-country', async (original) => ({
  ...(await original<object>()),
  useVisitorCountry: () => country,
}))

const flags = {
  showContactWay: false,
  showSpecialRequeriment: false,
  showFinishDate: false,
  showLocation: false,
}
const phoneCountry = (code: string) => ({ code, name: code, dial: '1' })
const form = (
  <AgentForm
    part={{
      source: { field: 'landing_offer', id: 'one' },
      data: {
        phoneCountries: {
          preferred: ['US', 'GT'].map(phoneCountry),
          others: ['MX', 'SV'].map(phoneCountry),
        },
        botCheckKey: null,
        places: [],
      },
      product: null,
    }}
    view={{ title: '', text: '', btnName: '', flags, type: 'owners' }}
    reply={undefined}
    hasSalvadorVariant
  />
)
const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ })
const phoneOf = () => screen.getByRole<HTMLSelectElement>('combobox')

/** The page before its scripts ran, what somebody did there, and the page once it knows the country. */
async function wakeAfter(act: () => void): Promise<void> {
  country = null
  const { rerender } = (await showIn('en'))(form)
  act()
  country = 'SV'
  rerender(cloneElement(form))
}

it('keeps what a Salvadoran typed before the page was hydrated, and puts El Salvador first', async () => {
  await wakeAfter(() => fireEvent.change(firstName(), { target: { value: 'Ana' } }))
  expect(firstName().value).toBe('Ana')
  expect(phoneOf().value).toBe('SV')
  expect(phoneOf().options[0]?.value).toBe('SV')
})

it('leaves the country that a Salvadoran chose for the phone', async () => {
  await wakeAfter(() => fireEvent.change(phoneOf(), { target: { value: 'MX' } }))
  expect(phoneOf().value).toBe('MX')
})
