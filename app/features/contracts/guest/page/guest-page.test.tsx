// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Contract } from '~content/contract'
import {
  sampleContract,
  sampleEvent,
  sampleEvidence,
  sampleSigner,
  sampleVersion,
} from '~/testing/factories/contract'
import { showIn } from '~/testing/show'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import type { SignerId } from '~/features/contracts/signers/signers'
import { GuestPage } from './guest-page'
import { readGuestPage } from './read-guest-page.server'

vi.mock('~/features/contracts/messages/message-forms', () => ({ MessageForms: () => null }))
vi.mock('~/features/site/contact/ask-us', () => ({ AskUs: () => null }))
vi.mock('../steps/guest-form', () => ({ GuestForm: () => <button type="submit">Sign</button> }))

const show = await showIn('en')

async function pageOf(more: Partial<Contract>, signer: SignerId = null) {
  const files = { find: async () => null }
  const reader = { link: 'x', locale: 'en', files, signer } as const
  const data = await readGuestPage(sampleContract(more), reader)
  return <GuestPage data={data} reply={undefined} hasSaved={false} asked={null} />
}

async function open(more: Partial<Contract>, signer: SignerId = null) {
  return show(await pageOf(more, signer))
}

const declinedBy = (actor: string): Partial<Contract> => ({
  stage: 'declined',
  events: [sampleEvent({ kind: 'declined', actor, detail: 'Too late' })],
})

it.each([
  [1, [], 'No contract is signed.'],
  [2, [sampleVersion()], 'Version 1 stays as you signed it.'],
] as const)('a declined version %i says what stays', async (version, versions, said) => {
  await open({ ...declinedBy('guest'), version, versions: [...versions] })
  expect(screen.getByText(said)).toBeTruthy()
})

it.each([
  ['declined', declinedBy('guest: Luis Tzul')],
  ['expired', { stage: 'expired' }],
] as const)('tells nobody that they signed what others signed alone: %s', async (_, closed) => {
  const luis = sampleSigner()
  const versions = [sampleVersion()]
  const contract = { ...closed, version: 2, versions, signers: [luis] }
  await open(contract, luis.id)
  expect(screen.getByText('Version 1, which was signed before, stays as it is.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/you signed/i)
})

it.each([
  ['declined', 'declined'],
  ['over', 'expired'],
] as const)(
  'says of no withdrawn version that it stays, where the new one is %s',
  async (_, stage) => {
    const withdrawn = sampleEvent({ kind: 'revoked', at: '2026-11-23T10:00:00.000Z' })
    const events = [withdrawn, ...(declinedBy('guest').events ?? [])]
    await open({ stage, events, version: 2, versions: [sampleVersion()] })
    expect(screen.getByText('Version 1 was withdrawn and no longer counts.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('stays as')
  },
)

it('tells the one who signed that it stays as they did, where the time is over', async () => {
  await open({ stage: 'expired', version: 2, versions: [sampleVersion()] })
  expect(screen.getByText('Version 1 stays as you signed it.')).toBeTruthy()
})

it('says nothing of a time that is over where the stay is lost or cancelled', async () => {
  await open({ stage: 'expired', calledOff: true, version: 2, versions: [sampleVersion()] })
  expect(screen.getByText('This contract cannot be signed at the moment.')).toBeTruthy()
  expect(screen.getByText('Version 1 stays as you signed it.')).toBeTruthy()
  expect(screen.getByText('Download version 1')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/expired|time to sign|new link/)
})

it.each([
  ['declined', declinedBy('guest'), /^We received your answer/],
  ['expired', { stage: 'expired', version: 2, versions: [sampleVersion()] }, /^We changed/],
  ['given', { stage: 'guestsSigned', signatures: [storeEvidence(sampleEvidence())] }, /signed/],
] satisfies [string, Partial<Contract>, RegExp][])(
  'moves the focus from the form to what became of the contract: %s',
  async (_, more, said) => {
    const after = await pageOf(more)
    const { rerender } = await open({})
    screen.getByRole('button', { name: 'Sign' }).focus()
    rerender(after)
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    expect(document.activeElement?.textContent).toMatch(said)
  },
)

it('leaves the focus alone where a page is opened with what became of its contract', async () => {
  await open(declinedBy('guest'))
  expect(document.activeElement).toBe(document.body)
})
