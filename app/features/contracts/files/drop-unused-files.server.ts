import type { Contract } from '~content/contract'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { log } from '~/platform/log/log.server'
import { sha256 } from '../sign/sha256.server'
import { readSignedContent } from '../sign/signed-content'
import { filesOfSigners } from './guest-file-kinds'

type Files = Pick<PrivateStore, 'find' | 'read' | 'remove'>

/**
 * Deletes those of a contract's files that it no longer names: a picture that the guest took back, a PDF whose
 * signature was not stored. A picture stays as evidence while a signed version holds its fingerprint. Never throws,
 * since what was saved or signed stands: `sweepContractFiles` tries again. Gives how many were deleted.
 */
export async function dropUnusedFiles(
  contract: Contract,
  ids: readonly string[],
  files: Files,
): Promise<number> {
  let dropped = 0
  try {
    for (const id of ids) {
      if (isNamed(contract, id) || (await isEvidence(contract, id, files))) continue
      if (await files.remove(id, contract.reference)) dropped++
    }
  } catch (err) {
    log.error({ err, reference: contract.reference }, 'an unused file could not be deleted')
  }
  return dropped
}

function isNamed(contract: Contract, id: string): boolean {
  const isPdf = contract.versions.some(({ pdfFile }) => pdfFile === id)
  return isPdf || filesOfSigners(contract).includes(id)
}

async function isEvidence(
  { versions, reference }: Contract,
  id: string,
  files: Files,
): Promise<boolean> {
  if (versions.length === 0) return false
  const file = await files.find(id)
  if (file?.claimedBy !== reference) return false
  const read = await files.read(id, { reader: 'system: evidence', address: '' })
  const fingerprint = read && sha256(read.content)
  return (
    fingerprint !== null &&
    versions.some((version) => readSignedContent(version).fingerprints.includes(fingerprint))
  )
}
