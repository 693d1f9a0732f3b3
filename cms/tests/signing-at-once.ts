import { expect, it } from 'vitest'
import { sampleSigner } from '../../app/testing/factories/contract'
import { contractAnswerSchema, type Contract } from '../../content-types/contract'
import { contractSample, eventSample, signedSample } from './contract-sample'
import type { EngineStage } from './engine-stage'
import { contractToken } from './start-cms'

const maxTries = 40

export function describeSigningAtOnce(stage: () => EngineStage): void {
  it('loses no signature of six who sign in the same second, and seals once', async () => {
    const { cms } = stage()
    const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      fetch(`${cms.url}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${contractToken}` },
        body: body && JSON.stringify(body),
      })
    const read = async (reference: string): Promise<Contract> => {
      const answer = await send('GET', `contracts/${reference}`)
      const { data } = contractAnswerSchema.parse(await answer.json())
      if (!data) throw new Error('No contract')
      return data
    }
    const signers = [1, 2, 3, 4, 5].map((number) =>
      sampleSigner({ id: `${number}`.repeat(12), linkHash: `${number}`.repeat(64) }),
    )
    const contract = { ...contractSample(), signers }
    expect((await send('POST', 'contracts', contract)).status).toBe(201)
    const { reference } = contract
    const conflicts: number[] = []
    /** As the site does it: with the revision that it saw, and again on top of what came in between. */
    const sign = async (signer: string | null) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const { revision, signatures } = await read(reference)
        const signedAt = '2026-11-22T10:00:00.000Z'
        const all = [...(signatures ?? []), { signer, signedAt, evidence: '{}' }]
        const isLast = all.length === 6
        const { status } = await send('PUT', `contracts/${reference}`, {
          revision,
          events: [eventSample()],
          set: { stage: isLast ? 'signed' : 'part', signatures: all },
          signed: isLast ? signedSample() : null,
        })
        if (status === 200) return
        conflicts.push(status)
      }
      throw new Error('Never signed')
    }
    await Promise.all([null, ...signers.map(({ id }) => id)].map(sign))
    const sealed = await read(reference)
    expect(sealed.stage).toBe('signed')
    expect(new Set(sealed.signatures?.map(({ signer }) => signer)).size).toBe(6)
    expect(sealed.signatures).toHaveLength(6)
    expect(sealed.versions).toHaveLength(1)
    expect(new Set(conflicts)).toEqual(new Set(conflicts.length > 0 ? [409] : []))
  })
}
