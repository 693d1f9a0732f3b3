import { fillWords } from '~/features/contracts/contract-words'
import type { GuestData } from '../guest-data'

/** Says that the version signed last stays; to a reader who signed it, as their own. */
export function StayingVersion({ data: { versions, ownVersion, words } }: { data: GuestData }) {
  const [latest] = versions
  if (!latest) return null
  const { versionStays, otherVersionStays } = words.guest
  return (
    <p>
      {ownVersion === null
        ? fillWords(otherVersionStays, { version: latest.version })
        : fillWords(versionStays, { version: ownVersion })}
    </p>
  )
}
