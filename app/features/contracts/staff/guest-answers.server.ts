import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import { filePath } from '~/features/staff/files/file-path'
import { mayDo } from '~/features/staff/rights'
import type { Staff } from '~/features/staff/session/require-staff.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import type { GuestAnswers } from './editor-data'

type Reader = {
  locale: Locale
  staff: Pick<Staff, 'role'>
  files: Pick<PrivateStore, 'find'>
}

/** What the guest has filled in, for staff; a file whose time of keeping is over is there no more. */
export async function guestAnswers(
  { reference, terms, reservation, guestPart }: Contract,
  { locale, staff, files }: Reader,
): Promise<GuestAnswers> {
  const mayOpen = mayDo(staff.role, 'identityFiles')
  const fileOf = async (field: 'photo' | 'document', id: string | null) => {
    const file = id === null ? null : await files.find(id)
    const name = file?.claimedBy === reference ? file.name : null
    return { field, name, path: mayOpen && name && id ? filePath(id, locale) : null }
  }
  const asksPayment = terms.showInfoCreditCard && reservation.activePayAuthorization
  return {
    comments: guestPart.comments.trim(),
    guests: guestPart.guests,
    payAuthorization: asksPayment ? guestPart.payAuthorization : null,
    files: terms.showGuestInfo
      ? [
          await fileOf('photo', guestPart.personalPhoto),
          await fileOf('document', guestPart.personalDocument),
        ]
      : [],
  }
}
