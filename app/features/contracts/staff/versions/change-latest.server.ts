import type { Contract } from '~content/contract'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'

const maxTries = 3

/**
 * Makes a change of staff on the contract as it is now: what a guest types meanwhile raises its revision and is no
 * conflict. Null where `stateOf`, which names what the change rests on, says something else by now. Throws
 * `RecordsUnavailable`.
 */
export async function changeLatest(
  store: ContractStore,
  contract: Contract,
  stateOf: (contract: Contract) => string | number | boolean,
  change: (latest: Contract) => Promise<Contract | null>,
): Promise<Contract | null> {
  const seen = stateOf(contract)
  let latest: Contract | null = contract
  for (let tries = 0; latest && tries < maxTries; tries++) {
    if (stateOf(latest) !== seen) return null
    const changed = await change(latest)
    if (changed) return changed
    const present = await store.find(contract.reference)
    // It did not change: the change itself is not allowed.
    if (present?.revision === latest.revision) return null
    latest = present
  }
  return null
}
