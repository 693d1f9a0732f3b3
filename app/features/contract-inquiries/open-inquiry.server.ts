import type { ContractInquiry } from '~content/contract-inquiry'
import { linkMisses } from '~/features/contracts/link/open-link.server'
import { hasRight } from '~/features/staff/rights'
import { findStaff, requireStaff, type Staff } from '~/features/staff/session/require-staff.server'
import { openPrivateLink, type OpenedPrivateLink } from '~/platform/links/open-private-link.server'
import { createInquiryStore, type InquiryStore } from './inquiry-store.server'

export type OpenedInquiry = {
  inquiry: ContractInquiry
  /** The signed-in member of staff; null for a visitor with the link. */
  staff: Staff | null
  store: InquiryStore
}

const looksLikeReference = (id: string) => /^[A-Z]{1,6}-[0-9A-Z]{4,12}(-\d{1,4})?$/.test(id)

/** The signed-in member of staff who may work on inquiries; null for everyone else. */
async function findInquiryStaff(request: Request): Promise<Staff | null> {
  const staff = await findStaff(request)
  return staff && hasRight(staff.role, 'contractInquiries') ? staff : null
}

/**
 * The inquiry at a path: visitors open it by its link, staff by link or reference. A reference sends
 * strangers to the sign-in where `asksToSignIn`. Throws `RecordsUnavailable`.
 */
export async function openInquiry(
  request: Request,
  id: string,
  { asksToSignIn = false, store = createInquiryStore() } = {},
): Promise<OpenedPrivateLink<OpenedInquiry>> {
  const isReference = looksLikeReference(id)
  const staff =
    isReference && asksToSignIn
      ? await requireStaff(request, { right: 'contractInquiries' })
      : await findInquiryStaff(request)
  if (staff && isReference) {
    const inquiry = await store.find(id)
    return inquiry ? { outcome: 'open', record: { inquiry, staff, store } } : { outcome: 'closed' }
  }
  return openPrivateLink<OpenedInquiry>(request, id, {
    purpose: 'contract inquiry',
    misses: linkMisses,
    async find(linkHash) {
      const inquiry = await store.findByLink(linkHash)
      return inquiry && { inquiry, staff, store }
    },
  })
}
