// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import { sampleContract, sampleEvidence, sampleTemplate } from '~/testing/factories/contract'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import { readEditor } from '../editor/editor-data.server'
import { newEditor } from '../new/new-editor.server'
import { ContractEditor } from './contract-editor'

vi.mock('@remix-run/react', () => ({
  Form: (props: ComponentPropsWithoutRef<'form'>) => <form {...props} />,
  useLocation: () => ({ pathname: '/contract/x', search: '' }),
  useNavigation: () => ({ state: 'idle' }),
}))

const staff = { id: 7, name: 'Ana', role: 'operations' } as const

it.each([
  ['en', 'Currency', /deposit.+not converted/, '22-Nov-2026'],
  ['es', 'Moneda', /depósito.+no se convierten/, '22-nov-2026'],
] as const)(
  'says beside the currency that no amount follows it, and writes days as the desk does: %s',
  async (locale, name, hint, day) => {
    const data = await editorData(locale)
    const show = await showIn(locale)
    show(<ContractEditor data={data} reply={undefined} />)
    expect(screen.getByDisplayValue(day).getAttribute('name')).toBe('contractDate')
    const currency = screen.getByRole('combobox', { name })
    const described = currency.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toMatch(hint)
  },
)

it.each([
  ['en', 'Currency', /lines.+still right/],
  ['es', 'Moneda', /correctos estas líneas/],
] as const)(
  'asks to look at the lines of the price when what they rest on has changed: %s',
  async (locale, name, question) => {
    const data = await editorData(locale)
    const values = { ...data.values, currency: '$', priceLines: '4 nights: 500.00' } as const
    const show = await showIn(locale)
    show(<ContractEditor data={{ ...data, values }} reply={undefined} />)
    expect(screen.queryByText(question)).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: 'Q' } })
    fireEvent.input(screen.getByRole('combobox', { name }))
    expect(screen.getByText(question).closest('[role=status]')).toBeTruthy()
  },
)

it('ties what contradicts a figure to its field', async () => {
  const data = await editorData('en')
  const figures = { startDate: '2027-01-04', endDate: '2027-01-08', stay: '2' } as const
  const show = await showIn('en')
  show(
    <ContractEditor data={{ ...data, values: { ...data.values, ...figures } }} reply={undefined} />,
  )
  const nights = screen.getByDisplayValue('2')
  expect(nights.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(nights)).toMatch(/nights/)
  expect(screen.getByDisplayValue('04-Jan-2027').hasAttribute('aria-invalid')).toBe(false)
})

it.each([
  ['one guest has signed', [storeEvidence(sampleEvidence())], true],
  ['nobody has signed', [], false],
])('says that a change takes the signature away where %s', async (_why, signatures, isTold) => {
  const contract = sampleContract({ stage: 'guestsSigned', signatures })
  const files = { find: async () => null }
  const reader = {
    locale: 'en',
    staff,
    files,
    done: null,
    mailed: null,
    isChanging: false,
  } as const
  const data = await readEditor(contract, reader)
  const show = await showIn('en')
  show(<ContractEditor data={data} reply={undefined} />)
  expect(screen.queryByText(/all are asked to sign again/) !== null).toBe(isTold)
})

function editorData(locale: Locale) {
  return newEditor(sampleTemplate(), {
    staff,
    language: locale,
    locale,
    now: new Date('2026-11-22T12:00:00Z'),
    stay: null,
    like: null,
  })
}
