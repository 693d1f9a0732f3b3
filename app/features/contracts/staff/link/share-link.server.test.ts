import { expect, it } from 'vitest'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import { sampleContract, sampleEvidence, sampleSigner } from '~/testing/factories/contract'
import { shareLinks } from './share-link.server'

const now = new Date('2026-11-22T12:00:00Z')

it.each(['sent', 'opened', 'part', 'signed'] as const)(
  'an open link is handed over, %s',
  async (stage) => {
    const [share] = (await shareLinks(sampleContract({ stage }), 'en', now)) ?? []
    expect(share?.link).toMatch(/\/contract\/[\w-]{32}$/)
  },
)

it.each(['draft', 'expired', 'revoked'] as const)('a closed link is not, %s', async (stage) => {
  expect(await shareLinks(sampleContract({ stage }), 'en', now)).toBeNull()
})

it('a link whose time is over is closed before anybody wrote that down', async () => {
  const over = sampleContract({ stage: 'opened', expiresAt: '2026-11-22T11:59:59.000Z' })
  expect(await shareLinks(over, 'en', now)).toBeNull()
})

it('names the last day on which it is open to its end', async () => {
  const open = sampleContract({ expiresAt: '2026-12-22T06:00:00.000Z' })
  const [share] = (await shareLinks(open, 'en', new Date('2026-12-22T05:59:59Z'))) ?? []
  expect(share?.until).toBe('21-Dec-2026')
  expect(await shareLinks(open, 'en', new Date('2026-12-22T06:00:00Z'))).toBeNull()
})

it('each who signs has a link, a language and a number of their own', async () => {
  const signers = [sampleSigner({ phone: '+502 5555 1234' })]
  const contract = sampleContract({ signers, guestPhone: '+502 5555 0146' })
  const [first, second] = (await shareLinks(contract, 'en', now)) ?? []
  expect(first).toMatchObject({ signer: null, name: 'María José Xicay' })
  expect(first?.whatsapp).toMatch(/^https:\/\/wa\.me\/50255550146\?/)
  expect(second).toMatchObject({ signer: '0123456789ab', mailTo: 'luis@example.com' })
  expect(second?.link).toMatch(/\/es\/contract\/[\w-]{32}$/)
  expect(second?.link.slice(-32)).not.toBe(first?.link.slice(-32))
  expect(second?.whatsapp).toMatch(/^https:\/\/wa\.me\/50255551234\?/)
})

it('gives WhatsApp the code of the country of a number without one', async () => {
  const signers = [sampleSigner({ phone: '5555 1234' })]
  const contract = sampleContract({ signers, guestPhone: '5555 0146' })
  const shares = (await shareLinks(contract, 'en', now)) ?? []
  const numbers = shares.map(({ whatsapp }) => new URL(whatsapp).pathname)
  expect(numbers).toEqual(['/50255550146', '/50255551234'])
})

it('says of each whether they have signed', async () => {
  const signedOf = async (contract: Parameters<typeof shareLinks>[0]) =>
    (await shareLinks(contract, 'en', now))?.map(({ isSigned }) => isSigned)
  expect(await signedOf(sampleContract())).toEqual([false])
  expect(await signedOf(sampleContract({ stage: 'signed' }))).toEqual([true])
  expect(await signedOf(sampleContract({ stage: 'guestsSigned' }))).toEqual([true])
  const signatures = [storeEvidence(sampleEvidence())]
  const two = sampleContract({ stage: 'part', signers: [sampleSigner()], signatures })
  expect(await signedOf(two)).toEqual([true, false])
})
