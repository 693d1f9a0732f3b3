import { sampleContract, sampleEvent } from '../../app/testing/factories/contract'
import { type NewContract } from '../../content-types/contract'

let made = 0

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
    linkHash: made.toString(16).padStart(64, 'a'),
  })
  return contract
}

export const eventSample: () => NewContract['events'][number] = sampleEvent
