import { findStaff } from '~/features/staff/session/require-staff.server'
import { hasRight } from '~/features/staff/rights'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFileResponse } from '~/platform/files/store/private-file-response.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { notFound } from '~/platform/http/not-found.server'
import { linkMisses, openLink } from '../link/open-link.server'
import { limitedHeaders } from '~/platform/links/open-private-link.server'
import { looksLikePrivateLink } from '~/platform/links/private-link.server'
import { hashContractLink } from '../link/link.server'
import { rightToPdf } from '../sign/signed-content'
import { createContractStore } from '../store/contract-store.server'

/**
 * The PDF of a signed version, for the guest who has the open link and for staff with the right to it. Each reading
 * leaves its trace. Unknown, closed and unsigned look alike: 404.
 */
export async function answerPdf(request: Request, id: string): Promise<Response> {
  const store = createContractStore()
  return throw503OnOutage(
    'the PDF of a contract could not be read',
    async () => {
      const staff = await findStaff(request, { isStrict: true })
      const isReader = staff !== null && hasRight(staff.role, 'contracts')
      const opened =
        isReader && looksLikePrivateLink(id)
          ? { outcome: 'staff' as const, contract: await store.findByLink(hashContractLink(id)) }
          : await openLink(request, id, { store, misses: linkMisses })
      if (opened.outcome === 'limited') {
        return new Response(null, { status: 429, headers: limitedHeaders(opened) })
      }
      if (opened.outcome === 'closed' || !opened.contract) return notFound()
      const requested = new URL(request.url).searchParams.get('version')
      const { versions, reference } = opened.contract
      const version = versions.find((one) => String(one.version) === requested)
      if (!version || (isReader && !hasRight(staff.role, rightToPdf(version)))) return notFound()
      const reader = isReader ? `staff:${staff.id} ${staff.name}` : `guest of ${reference}`
      const address = request.headers.get(clientAddressHeader) ?? ''
      const by = { reader, address }
      return (await privateFileResponse(privateStore(), version.pdfFile, by)) ?? notFound()
    },
    (err) => isRecordsOutage(err) || err instanceof StorageUnavailable,
  )
}
