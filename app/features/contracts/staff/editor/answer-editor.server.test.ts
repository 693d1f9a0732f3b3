import { describe, expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { RequestRejected } from '~/platform/content/private-records.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import {
  sampleContract,
  sampleEvidence,
  sampleReservation,
  sampleVersion,
} from '~/testing/factories/contract'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import { priceLinesText } from '~/features/contracts/price-lines'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import { lastDayOfLink } from '~/features/contracts/link/link-end'
import { answerEditor } from './answer-editor.server'
import { editedState } from '../versions/edited-state.server'
import type { EditorReply } from '../editor-reply'
import { seenState } from '../versions/seen-state.server'

const sound = sampleReservation({
  firstPayment: 741.25,
  secondPayment: 741.25,
  downPayment: 741.25,
})
const staff = { id: 7, name: 'Ana', role: 'operations' } as const

/** What staff send of a contract, changed. */
function fieldsOf(contract: Contract, changed: Record<string, string> = {}) {
  const {
    customData,
    extraTerms,
    activePayAuthorization,
    priceLines = [],
    ...rest
  } = contract.reservation
  const texts = Object.entries({ ...rest, ...customData }).map(([name, value]) => [
    name,
    String(value),
  ])
  return {
    do: 'save',
    state: editedState(contract),
    template: 'template',
    language: 'en',
    ...(Object.fromEntries(texts) as Record<string, string>),
    extraTerms: extraTerms.join('\n'),
    priceLines: priceLinesText(priceLines),
    ...(activePayAuthorization && { activePayAuthorization: 'on' }),
    ...changed,
  }
}

async function send(
  contracts: Contract[],
  fields: Record<string, string>,
  failure?: Error,
  search = '',
) {
  const [contract = null] = contracts
  const request = new Request(`https://ceiba.example/contract/C-7K2M9Q${search}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const store = fakeContractStore(contracts)
  if (failure) store.change = () => Promise.reject(failure)
  try {
    const { data, init } = await answerEditor({ request, locale: 'en', staff, store }, contract)
    return { status: init?.status, reply: data satisfies EditorReply, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

/** What a button sends that stands beside a contract as it was seen. */
const asked = (action: string, contract = sampleContract()) => ({
  do: action,
  seen: seenState(contract),
})

describe('what staff send of a contract', () => {
  it('is saved, and the page says so beside the button', async () => {
    const contracts = [sampleContract({ reservation: sound })]
    const [contract = sampleContract()] = contracts
    const answer = await send(contracts, fieldsOf(contract, { totalGuests: '5' }))
    expect(answer).toMatchObject({ status: 303, to: '/contract/C-7K2M9Q?saved=1#save' })
    expect(contracts[0]?.reservation).toEqual({ ...sound, totalGuests: 5 })
  })

  it('is saved as a new version, and the page says who has no address to be told at', async () => {
    const signatures = [storeEvidence(sampleEvidence())]
    const contracts = [sampleContract({ stage: 'guestsSigned', reservation: sound, signatures })]
    const [contract = sampleContract()] = contracts
    const answer = await send(contracts, fieldsOf(contract, { totalGuests: '5', guestEmail: '' }))
    expect(answer).toMatchObject({ status: 303, to: '/contract/C-7K2M9Q?linksToSend=all' })
    expect(contracts[0]).toMatchObject({ version: 2, guestEmail: null, signatures: [] })
  })

  it.each([
    ['sent', {}, 'linksToSend=none'],
    ['draft', { asDraft: 'on' }, 'saved=1#save'],
  ] as const)(
    'shows the link of somebody who was added, unless it is closed: %s',
    async (stage, more, told) => {
      const contract = sampleContract({ reservation: sound, stage })
      const added = {
        'signers[0].fullName': 'Luis Tzul',
        'signers[0].email': 'luis@example.com',
        'signers[0].language': 'es',
        ...more,
      }
      const { to } = await send([contract], fieldsOf(contract, added))
      expect(to).toBe(`/contract/C-7K2M9Q?${told}`)
    },
  )

  it('comes back with what was typed where the CMS rejects it', async () => {
    const contract = sampleContract({ reservation: sound })
    const failure = new RequestRejected('The CMS answered 400: why')
    const { status, reply } = await send(
      [contract],
      fieldsOf(contract, { totalGuests: '5' }),
      failure,
    )
    expect(status).toBe(503)
    expect(reply?.problem).toBe('unavailable')
    expect(reply?.result?.initialValue).toMatchObject({ totalGuests: '5' })
  })

  it('is refused where figures contradict each other, and an old contradiction can be mended', async () => {
    const old = sampleContract()
    const rejected = await send([old], fieldsOf(old))
    expect(rejected.status).toBe(422)
    expect(rejected.reply?.result?.error).toEqual({ downPayment: ['percentDiffers'] })
    const mended = await send(
      [old],
      fieldsOf(old, { downPayment: '', firstPayment: '', secondPayment: '' }),
    )
    expect(mended.status).toBe(303)
  })

  it('comes back as it was written where somebody else saved meanwhile, and may be saved then', async () => {
    const before = sampleContract({ reservation: sound })
    const contracts = [sampleContract({ reservation: { ...sound, property: 'Casa Luna' } })]
    const fields = fieldsOf(before, { fullName: 'Ana Tzul' })
    const { status, reply } = await send(contracts, fields)
    expect(status).toBe(409)
    expect(reply).toMatchObject({ action: 'save', problem: 'changedMeanwhile' })
    expect(reply?.result?.initialValue).toMatchObject({ fullName: 'Ana Tzul' })
    const again = await send(contracts, { ...fields, state: reply?.state ?? '' })
    expect(again.status).toBe(303)
    expect(contracts[0]?.reservation.fullName).toBe('Ana Tzul')
  })

  it.each([
    ['signed', []],
    ['guestsSigned', [storeEvidence(sampleEvidence())]],
  ] as const)('does not go over a signature that came meanwhile, %s', async (stage, signatures) => {
    const before = sampleContract({ reservation: sound })
    const contracts = [sampleContract({ reservation: sound, stage, signatures: [...signatures] })]
    const { reply } = await send(contracts, fieldsOf(before, { fullName: 'Ana Tzul' }))
    expect(reply).toMatchObject({ problem: 'signedMeanwhile' })
    expect(reply).not.toHaveProperty('state')
    expect(contracts[0]?.reservation.fullName).toBe(sound.fullName)
  })

  it.each(['declined', 'expired', 'revoked'] as const)(
    'does not open a contract again that is %s meanwhile, until staff have seen it',
    async (stage) => {
      const before = sampleContract({ reservation: sound })
      const contracts = [sampleContract({ reservation: sound, stage })]
      const fields = fieldsOf(before, { fullName: 'Ana Tzul' })
      const { status, reply } = await send(contracts, fields)
      expect(status).toBe(409)
      expect(reply).toMatchObject({ action: 'save', problem: 'changedMeanwhile' })
      expect(contracts[0]?.stage).toBe(stage)
      expect((await send(contracts, { ...fields, state: reply?.state ?? '' })).status).toBe(303)
    },
  )

  it('asks for no pay authorization that the template does not have', async () => {
    const terms = { ...sampleContract().terms, showInfoCreditCard: false }
    const contracts = [sampleContract({ reservation: sound, terms })]
    const [contract = sampleContract()] = contracts
    expect((await send(contracts, fieldsOf(contract))).status).toBe(303)
    expect(contracts[0]?.reservation.activePayAuthorization).toBe(false)
  })

  it('puts a contract away and back, and its link stays as it is', async () => {
    const contracts = [sampleContract()]
    expect((await send(contracts, { do: 'archive' })).to).toBe('/contract/C-7K2M9Q?archived=1')
    expect(contracts[0]).toMatchObject({ archived: true, stage: 'sent' })
    expect((await send(contracts, { do: 'unarchive' })).to).toBe('/contract/C-7K2M9Q?unarchived=1')
    expect(contracts[0]).toMatchObject({ archived: false })
    expect(contracts[0]?.events.slice(1).map(({ kind }) => kind)).toEqual([
      'archived',
      'unarchived',
    ])
  })

  it('keeps the editor of a signed contract open where it is put away meanwhile', async () => {
    const signed = [sampleContract({ stage: 'signed' })]
    const put = (action: string) => send(signed, asked(action, signed[0]), undefined, '?change=1')
    expect((await put('archive')).to).toBe('/contract/C-7K2M9Q?archived=1&change=1')
    expect((await put('renew')).to).toBe('/contract/C-7K2M9Q?created=1')
  })

  it('gives the link another time, counted from now', async () => {
    const contracts = [sampleContract({ reservation: sound })]
    const [contract = sampleContract()] = contracts
    expect((await send(contracts, fieldsOf(contract, { linkDays: '90' }))).status).toBe(303)
    expect(contracts[0]?.terms.linkDays).toBe(90)
    const last = lastDayOfLink(contracts[0]?.expiresAt ?? '')
    expect(last).toBe(addDays(guatemalaToday(new Date()), 90))
    const refused = await send(contracts, fieldsOf(contracts[0] ?? contract, { linkDays: '0' }))
    expect(refused.reply?.result?.error).toEqual({ linkDays: ['outOfRange'] })
  })

  it('drops a change, so that the signed version holds; a page from before it was signed does not', async () => {
    const frozen = { reservation: sound, comments: '', guests: [], payAuthorization: null }
    const versions = [sampleVersion({ content: JSON.stringify(frozen) })]
    const contracts = [sampleContract({ stage: 'expired', version: 2, versions })]
    const keep = { ...asked('keep', contracts[0]), version: '1' }
    expect((await send(contracts, { do: 'keep', version: '1' })).status).toBe(409)
    expect((await send(contracts, keep)).to).toBe('/contract/C-7K2M9Q?kept=1')
    expect(contracts[0]).toMatchObject({ stage: 'signed', version: 1, reservation: sound })
    expect(await send(contracts, keep)).toMatchObject({
      status: 409,
      reply: { action: 'keep', problem: 'outdated' },
    })
  })

  it('is withdrawn, and the page says so; what cannot be done is told beside its button', async () => {
    const contracts = [sampleContract()]
    const revoked = await send(contracts, asked('revoke', contracts[0]))
    expect(revoked.to).toBe('/contract/C-7K2M9Q?revoked=1')
    expect(contracts[0]?.stage).toBe('revoked')
    expect(await send(contracts, { do: 'mail' })).toMatchObject({
      status: 503,
      reply: { action: 'mail', problem: 'notMailed' },
    })
  })
})

describe('a link and the signature of the house', () => {
  const outdated = (action: string) => ({ status: 409, reply: { action, problem: 'outdated' } })

  it('stay as they are where the contract changed after staff had looked', async () => {
    const seen = sampleContract()
    const withdrawn = [sampleContract({ stage: 'revoked' })]
    expect(await send(withdrawn, asked('renew', seen))).toMatchObject(outdated('renew'))
    const isSigned = [sampleContract({ stage: 'guestsSigned' })]
    expect(await send(isSigned, asked('revoke', seen))).toMatchObject(outdated('revoke'))
    const renewed = [sampleContract({ linkNumber: 2 })]
    expect(await send(renewed, asked('renew', seen))).toMatchObject(outdated('renew'))
    const later = [sampleContract({ stage: 'guestsSigned', version: 2 })]
    const countersign = asked('countersign', sampleContract({ stage: 'guestsSigned' }))
    expect(await send(later, countersign)).toMatchObject(outdated('countersign'))
    const stored = [withdrawn, isSigned, renewed, later].map(([contract]) => contract?.revision)
    expect(new Set(stored)).toEqual(new Set([sampleContract().revision]))
  })

  it.each(['opened', 'part'] as const)(
    'change while the contract is %s by its guest',
    async (stage) => {
      const contracts = [sampleContract({ stage })]
      const renewed = await send(contracts, asked('renew', sampleContract({ stage: 'sent' })))
      expect(renewed.to).toBe('/contract/C-7K2M9Q?created=1')
    },
  )
})
