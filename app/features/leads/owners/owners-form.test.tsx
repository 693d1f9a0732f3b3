// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { showIn } from '~/testing/show'
import { ListWithUsForm, ReferralForm } from './owners-form'

let locale: Locale = 'en'
vi.mock('@remix-run/react', () => ({
  Form: (props: object) => <form {...props} />,
  useNavigate: () => () => undefined,
  useNavigation: () => ({ state: 'idle' }),
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale }) }))

const given = {
  data: { phoneCountries: { preferred: [], others: [] }, botCheckKey: null, places: [] },
  reply: undefined,
  buttonLabel: '',
}
const consentBox = () => screen.getByRole('checkbox', { name: /accept|acepto/ })
const textLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it.each([
  ['en', 'terms and conditions', '/terms-and-conditions', '/terms-and-conditions/privacy-policies'],
  [
    'es',
    'términos y condiciones',
    '/es/terminos-y-condiciones',
    '/es/terminos-y-condiciones/politicas-de-privacidad',
  ],
] as const)('asks owners to accept terms and policies, %s', async (language, name, ...links) => {
  locale = language
  ;(await showIn(locale))(<ListWithUsForm {...given} />)
  expect(consentBox().closest('label')?.textContent).toContain(name)
  expect(textLinks()).toEqual(links)
})

it('asks for the policies alone in the referral plan', async () => {
  locale = 'en'
  ;(await showIn(locale))(<ReferralForm {...given} />)
  expect(consentBox().closest('label')?.textContent).not.toContain('terms')
  expect(textLinks()).toHaveLength(1)
})

it('keeps what was typed for the form in the other language, but no consent', async () => {
  locale = 'en'
  ;(await showIn(locale))(<ListWithUsForm {...given} />)
  fireEvent.input(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'Ana' } })
  fireEvent.click(consentBox())
  cleanup()
  locale = 'es'
  ;(await showIn(locale))(<ListWithUsForm {...given} />)
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Ana')
  expect(consentBox()).toHaveProperty('checked', false)
})
