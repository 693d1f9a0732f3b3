import { randomBytes } from 'node:crypto'
import { sampleContract, sampleEvent } from '../../app/testing/factories/contract'
import { type NewContract } from '../../content-types/contract'

let made = 0

/** No two are alike, whatever ran before in this process: the database keeps each hash once. */
export const newHash = () => randomBytes(32).toString('hex')

/** Four nights for three; each has a reference and a link of its own. */
export function contractSample(): NewContract {
  made += 1
  const {
    revision: _,
    versions: __,
    ...contract
  } = sampleContract({
    reference: `C-7K2M${String(made).padStart(3, '0')}`,
    language: 'es',
    linkHash: newHash(),
  })
  return contract
}

export const eventSample: () => NewContract['events'][number] = sampleEvent

/** A signed version, with a content and a PDF of its own. */
export const signedSample = (version = 1) => ({
  version,
  signedAt: '2026-11-22T10:00:00.000Z',
  hash: newHash(),
  content: '{}',
  pdfFile: '0'.repeat(40),
  pdfHash: newHash(),
})
