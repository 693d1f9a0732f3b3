import type { ContractInquiry } from '~content/contract-inquiry'
import { someContact } from './contact'

/** An inquiry as the CMS keeps it, of a document that asks for identity. */
export function sampleContractInquiry(over: Partial<ContractInquiry> = {}): ContractInquiry {
  return {
    submissionId: 'a-submission-of-ana-0001',
    reference: 'CS-7K2M9Q',
    revision: 3,
    receivedAt: '2026-11-21T12:00:00.000Z',
    stage: 'new',
    seen: false,
    isEdit: true,
    language: 'es',
    contact: someContact(),
    specialRequirement: 'Es una casa con patio.',
    contractsAr: { id: 'd1', title: 'Convenio' },
    photo: { id: 'a'.repeat(40), name: 'rostro.jpg' },
    document: { id: 'b'.repeat(40), name: 'dpi.pdf' },
    ...over,
  }
}
