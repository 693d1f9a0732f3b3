import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import { filePath } from '~/features/staff/files/file-path'
import { hasRight } from '~/features/staff/rights'
import type { Staff } from '~/features/staff/session/require-staff.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import {
  requirementsOf,
  hasSeveral,
  signersOf,
  type Signer,
} from '~/features/contracts/signers/signers'
import type { GuestAnswers } from '../editor-data'

type Reader = {
  locale: Locale
  staff: Pick<Staff, 'role'>
  files: Pick<PrivateStore, 'find'>
}

/** What each who signs has filled in, for staff; a file whose time of keeping is over is there no more. */
export async function guestAnswers(contract: Contract, reader: Reader): Promise<GuestAnswers[]> {
  return Promise.all(signersOf(contract).map((signer) => answersOf(contract, signer, reader)))
}

async function answersOf(
  contract: Contract,
  { id, fullName, part }: Signer,
  { locale, staff, files }: Reader,
): Promise<GuestAnswers> {
  const { reference } = contract
  const mayOpen = hasRight(staff.role, 'identityFiles')
  const fileOf = async (field: 'photo' | 'document' | 'documentBack', id: string | null) => {
    const file = id === null ? null : await files.find(id)
    const name = file?.claimedBy === reference ? file.name : null
    const path = mayOpen && name && id ? filePath(id, locale) : null
    return { field, name, path, isDeleted: id !== null && name === null }
  }
  const asked = requirementsOf(contract, id)
  const { personalPhoto, personalDocument, personalDocumentBack = null } = part
  return {
    name: hasSeveral(contract) ? fullName : null,
    comments: asked.comments ? part.comments.trim() : null,
    guests: asked.guests ? part.guests : null,
    payAuthorization: asked.payment ? part.payAuthorization : null,
    files: asked.identity
      ? [
          await fileOf('photo', personalPhoto),
          await fileOf('document', personalDocument),
          ...(personalDocumentBack ? [await fileOf('documentBack', personalDocumentBack)] : []),
        ]
      : [],
  }
}
