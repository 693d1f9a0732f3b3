import { expect, it } from 'vitest'
import {
  sampleContract,
  sampleEvidence,
  sampleReservation,
  sampleVersion,
} from '~/testing/factories/contract'
import { readGuestPage } from '../guest/page/read-guest-page.server'
import { signedReading } from '../staff/editor/signed-reading.server'
import { fillBlocks, textOfBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import { freezeContract } from './freeze-contract'
import { sealedBlocks } from './sealed-blocks.server'

const reservation = sampleReservation()
const frozenOf = (template: string) => {
  const contract = sampleContract({ reservation })
  return freezeContract({
    contract,
    part: contract.guestPart,
    signedAt: new Date('2026-11-22T16:00:00Z'),
    blocks: fillBlocks(readBlocks(template), reservation, 'en'),
    house: null,
    signatures: [sampleEvidence()],
  })
}

const template = '## House\n\nFor **{{fullName}}**.'
const terms = { ...sampleContract().terms, text: template }
const plain = sampleReservation({ extraTerms: [] })

function signedContract(content: string) {
  return sampleContract({
    stage: 'signed',
    terms,
    reservation,
    versions: [sampleVersion({ content })],
  })
}

/** The text as the guest, staff and a later version read it. */
async function readings(content: string) {
  const contract = signedContract(content)
  const reader = { link: 'x', locale: 'en', files: { find: async () => null } } as const
  const { blocks } = await readGuestPage(contract, reader)
  return [blocks, signedReading(contract, 'en')?.blocks, sealedBlocks(contract, { content })]
}

it('shows no extra terms where they were not in what was signed', async () => {
  const text = textOfBlocks(fillBlocks(readBlocks(template), plain, 'en'))
  const content = JSON.stringify({ ...JSON.parse(frozenOf(template)), text })
  for (const blocks of await readings(content)) {
    expect(textOfBlocks(blocks ?? [])).toBe('House\nFor María José Xicay.')
  }
})

it('has headings and bold words where the template gives what was signed', async () => {
  const blocks = fillBlocks(readBlocks(template), reservation, 'en')
  expect(textOfBlocks(blocks)).toContain('A cot')
  expect(await readings(frozenOf(template))).toEqual([blocks, blocks, blocks])
})

it('keeps headings and bold words where a line between them was filled in otherwise', async () => {
  const whole = `${template}\n\n## Hours\n\nFrom {{customCheckIn}}.`
  const contract = sampleContract({ terms: { ...terms, text: whole }, reservation: plain })
  const today = fillBlocks(readBlocks(whole), plain, 'en')
  const text = textOfBlocks(today).replace(/(?<=From .*)\.$/, '..')
  const content = JSON.stringify({ ...JSON.parse(frozenOf(template)), reservation: plain, text })
  const blocks = sealedBlocks(contract, { content })
  expect(textOfBlocks(blocks)).toBe(text)
  expect(text).toMatch(/\.\.$/)
  expect(blocks.slice(0, -1)).toEqual(today.slice(0, -1))
  expect(blocks.at(-1)?.kind).toBe('paragraph')
})
