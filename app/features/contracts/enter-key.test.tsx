// @vitest-environment happy-dom
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleContract, sampleReservation, sampleTemplate } from '~/testing/factories/contract'
import { showIn } from '~/testing/show'
import { GuestForm } from './guest/steps/guest-form'
import { readGuestPage } from './guest/page/read-guest-page.server'
import { ContractEditor } from './staff/fields/contract-editor'
import { newEditor } from './staff/new/new-editor.server'

vi.mock('@remix-run/react', () => ({
  Form: (props: ComponentPropsWithoutRef<'form'>) => <form {...props} />,
  useLocation: () => ({ pathname: '/contract/x', search: '' }),
  useNavigation: () => ({ state: 'idle' }),
}))

const show = await showIn('en')

/** The button that the Enter key presses: the first one that sends the form, also where it is disabled. */
const defaultButton = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')

it('takes no guest away', async () => {
  const contract = sampleContract({ reservation: sampleReservation({ totalGuests: 2 }) })
  const files = { find: async () => null }
  const data = await readGuestPage(contract, { link: 'x', locale: 'en', files })
  show(<GuestForm data={data} reply={undefined} hasSaved={false} />)
  expect(defaultButton()?.disabled).toBe(true)
})

it('saves what staff write, and takes away nobody who signs', async () => {
  const data = await newEditor(sampleTemplate(), {
    staff: { id: 7, name: 'Ana', role: 'operations' },
    language: 'en',
    locale: 'en',
    now: new Date('2026-11-22T12:00:00Z'),
    stay: null,
    like: null,
  })
  const signers = [{ fullName: 'Luis Tzul', language: 'es' as const }]
  show(<ContractEditor data={{ ...data, values: { ...data.values, signers } }} reply={undefined} />)
  const { disabled, name } = defaultButton() ?? {}
  expect({ disabled, name }).toEqual({ disabled: false, name: '' })
})
