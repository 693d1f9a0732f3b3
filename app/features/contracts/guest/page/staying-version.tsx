import { fillWords } from '~/features/contracts/contract-words'
import type { GuestData } from '../guest-data'

/** Says that the version signed last stays, to a reader who signed it as their own, or that it was withdrawn. */
export function StayingVersion({ data }: { data: GuestData }) {
  const { versions, ownVersion, isLatestWithdrawn } = data
  const [latest] = versions
  if (!latest) return null
  const { versionStays, otherVersionStays, versionWithdrawn } = data.words.guest
  const stays = ownVersion === null ? otherVersionStays : versionStays
  const text = isLatestWithdrawn ? versionWithdrawn : stays
  return <p>{fillWords(text, { version: ownVersion ?? latest.version })}</p>
}
