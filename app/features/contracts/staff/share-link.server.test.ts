import { expect, it } from 'vitest'
import { sampleContract } from '~/testing/factories/contract'
import { shareLink } from './share-link.server'

const now = new Date('2026-11-22T12:00:00Z')

it.each(['sent', 'opened', 'part', 'signed'] as const)(
  'an open link is handed over, %s',
  async (stage) => {
    const share = await shareLink(sampleContract({ stage }), 'en', now)
    expect(share?.link).toMatch(/\/contract\/[\w-]{32}$/)
  },
)

it.each(['draft', 'expired', 'revoked'] as const)('a closed link is not, %s', async (stage) => {
  expect(await shareLink(sampleContract({ stage }), 'en', now)).toBeNull()
})

it('a link whose time is over is closed before anybody wrote that down', async () => {
  const over = sampleContract({ stage: 'opened', expiresAt: '2026-11-22T11:59:59.000Z' })
  expect(await shareLink(over, 'en', now)).toBeNull()
})
