import { expect, it } from 'vitest'
import { emptyGuestPart } from '~content/contract-values'
import { sampleContract, sampleSigner } from '~/testing/factories/contract'
import { guestAnswers } from './guest-answers.server'

it('a file that was deleted is told from one that was never sent', async () => {
  const guestPart = { ...emptyGuestPart, personalDocument: 'c'.repeat(40) }
  const files = { find: async () => null }
  const staff = { role: 'administrator' } as const
  const contract = sampleContract({ guestPart })
  const [answers] = await guestAnswers(contract, { locale: 'en', staff, files })
  expect(answers?.files).toMatchObject([
    { field: 'photo', isDeleted: false },
    { field: 'document', name: null, path: null, isDeleted: true },
  ])
})

it('says nothing of guests and comments beside who is not asked for them', async () => {
  const staff = { role: 'administrator' } as const
  const files = { find: async () => null }
  const contract = sampleContract({ signers: [sampleSigner()] })
  const [first, further] = await guestAnswers(contract, { locale: 'en', staff, files })
  expect(first).toMatchObject({ guests: contract.guestPart.guests, comments: expect.any(String) })
  expect(further).toMatchObject({ guests: null, comments: null, files: [{}, {}] })
})
