import { contractReferenceSchema } from '~content/contract'
import type { Locale } from '~content/locale'
import { findStaff, requireStaff, type Staff } from '~/features/staff/session/require-staff.server'
import { hasRight } from '~/features/staff/rights'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { looksLikePrivateLink } from '~/platform/links/private-link.server'
import { hashContractLink } from './link/link.server'
import { linkMisses, openLink } from './link/open-link.server'
import { createContractStore } from './store/contract-store.server'

export type RequestContext = { request: Request; locale: Locale; id: string }

/**
 * Who asks for a contract, and for which: staff by its reference or link, a guest by the link alone. Throws a 404
 * for an unknown reference, a 503 where the CMS cannot be asked, and what `requireStaff` throws.
 */
export async function findContract({ request, id }: RequestContext) {
  const store = createContractStore()
  return throw503OnOutage('a contract could not be read', async () => {
    if (contractReferenceSchema.safeParse(id).success) {
      const staff = await requireStaff(request, { right: 'contracts' })
      const contract = await store.find(id)
      if (!contract) throw notFound()
      return { kind: 'staff' as const, staff, contract, store }
    }
    const staff = await findEditor(request)
    const known =
      staff && looksLikePrivateLink(id) ? await store.findByLink(hashContractLink(id)) : null
    if (staff && known) return { kind: 'staff' as const, staff, contract: known, store }
    const opened = await openLink(request, id, { store, misses: linkMisses })
    if (opened.outcome !== 'open') return { kind: 'closed' as const, opened }
    const { contract, signer } = opened
    return { kind: 'guest' as const, contract, signer, store }
  })
}

async function findEditor(request: Request): Promise<Staff | null> {
  const staff = await findStaff(request)
  return staff && hasRight(staff.role, 'contracts') ? staff : null
}
