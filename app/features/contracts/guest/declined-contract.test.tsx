// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleContract, sampleEvent, sampleVersion } from '~/testing/factories/contract'
import { showIn } from '~/testing/show'
import { DeclinedContract } from './declined-contract'
import { readGuestPage } from './read-guest-page.server'

vi.mock('../messages/message-forms', () => ({ MessageForms: () => null }))
vi.mock('~/features/site/contact/ask-us', () => ({ AskUs: () => null }))

const show = await showIn('en')

it.each([
  [1, [], 'Nothing is signed.'],
  [2, [sampleVersion()], 'Version 1 stays as you signed it.'],
] as const)('a declined version %i says what stays', async (version, versions, said) => {
  const contract = sampleContract({
    ...{ stage: 'declined', version, versions: [...versions] },
    events: [sampleEvent({ kind: 'declined', actor: 'guest', detail: 'Too late' })],
  })
  const files = { find: async () => null }
  const data = await readGuestPage(contract, { link: 'x', locale: 'en', files })
  if (!data.declined) throw new Error('Not declined')
  show(<DeclinedContract data={data} declined={data.declined} reply={undefined} asked={null} />)
  expect(screen.getByText(said)).toBeTruthy()
})
