import type { Contract, ContractEvent, ContractVersion } from '~content/contract'
import type { ContractSigner } from '~content/contract-signer'
import type { ContractTemplate } from '~content/contract-template'
import type { Locale } from '~content/locale'
import type { SignerEvidence } from '~/features/contracts/signers/evidence'
import { emptyGuestPart, type ContractReservation } from '~content/contract-values'

export function sampleReservation(more: Partial<ContractReservation> = {}): ContractReservation {
  return {
    fullName: 'María José Xicay',
    property: 'Casa Ñandú',
    startDate: '2027-01-04',
    endDate: '2027-01-08',
    totalGuests: 3,
    stay: 4,
    firstPayment: 1241,
    secondPayment: 241.5,
    downPayment: 241,
    fullPayment: 1482.5,
    currency: '$',
    contractDate: '2026-11-21',
    extraTerms: ['A cot'],
    activePayAuthorization: true,
    customData: {
      customDownPayment: 50,
      downPaymentDays: 30,
      damageDeposit: 300,
      depositReturnDays: 30,
      lostFirstDepositDays: 30,
      lostFirstDeposit: 50,
      cancellationCoverExpenses: 85,
      customCheckIn: '1 PM',
      customCheckOut: '10 AM',
    },
    ...more,
  }
}

/** The template that a new contract begins with. */
export function sampleTemplate(more: Partial<ContractTemplate> = {}): ContractTemplate {
  return {
    documentId: 'template',
    name: 'Usual',
    enabled: true,
    descriptionOne: 'Text',
    showGuestInfo: true,
    showInfoCreditCard: false,
    linkDays: 14,
    reminderDays: '',
    signatoryName: '',
    signatoryRole: '',
    countersigning: 'atOnce',
    ...sampleReservation().customData,
    ...more,
  }
}

export function sampleContract(more: Partial<Contract> = {}): Contract {
  return {
    reference: 'C-7K2M9Q',
    revision: 1,
    stage: 'sent',
    language: 'en',
    terms: {
      templateId: 'template',
      templateName: 'Stay',
      text: '## Agreement\n\nBetween the house and **{{fullName}}**.',
      showGuestInfo: true,
      showInfoCreditCard: true,
      linkDays: 30,
      reminderDays: [1, 3],
    },
    reservation: sampleReservation(),
    guestPart: emptyGuestPart,
    guestEmail: 'maria@example.com',
    linkHash: 'a'.repeat(64),
    linkNumber: 1,
    version: 1,
    sentAt: '2026-11-21T15:00:00.000Z',
    expiresAt: '2026-12-21T15:00:00.000Z',
    remindersSent: 0,
    events: [sampleEvent()],
    versions: [],
    ...more,
  }
}

export function sampleEvent(more: Partial<ContractEvent> = {}): ContractEvent {
  return {
    at: '2026-11-21T15:00:00.000Z',
    kind: 'created',
    actor: 'staff: Ana',
    address: '190.56.1.2',
    browser: 'Firefox',
    language: 'en',
    version: 1,
    detail: '',
    ...more,
  }
}

/** A version that all signed; its frozen content is empty. */
export function sampleVersion(more: Partial<ContractVersion> = {}): ContractVersion {
  return {
    version: 1,
    signedAt: '2026-11-22T16:00:00.000Z',
    hash: 'b'.repeat(64),
    content: '{}',
    pdfFile: '0'.repeat(40),
    pdfHash: 'c'.repeat(64),
    ...more,
  }
}

/** The signature of one who signs, without identity files. */
export function sampleEvidence({
  language = 'en',
  ...more
}: Partial<SignerEvidence> & { language?: Locale } = {}): SignerEvidence {
  return {
    signer: null,
    fullName: 'María José Xicay',
    signedAt: '2026-11-22T16:00:00.000Z',
    wording: {
      language,
      agreement: 'I accept',
      payAuthorization: null,
      privacy: 'I accept the policies',
      policies: null,
    },
    signature: { kind: 'typed', name: 'María José Xicay' },
    files: { personalPhoto: null, personalDocument: null },
    from: { address: '', browser: '' },
    seen: 'x',
    ...more,
  }
}

/** A second signer of the contract of María José. */
export function sampleSigner(more: Partial<ContractSigner> = {}): ContractSigner {
  return {
    id: '0123456789ab',
    fullName: 'Luis Tzul',
    email: 'luis@example.com',
    phone: null,
    language: 'es',
    linkHash: 'b'.repeat(64),
    part: emptyGuestPart,
    ...more,
  }
}
