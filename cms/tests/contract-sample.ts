import { type NewContract } from '../../content-types/contract'
import { emptyGuestPart } from '../../content-types/contract-values'

let made = 0

/** Four nights for three; each has a reference and a link of its own. */
export function contractSample(): NewContract {
  made += 1
  return {
    reference: `C-7K2M${String(made).padStart(3, '0')}`,
    stage: 'sent',
    language: 'es',
    terms: {
      templateId: 'template',
      templateName: 'Estadía',
      text: 'Entre la casa y {{fullName}}',
      showGuestInfo: true,
      showInfoCreditCard: true,
      linkDays: 30,
      reminderDays: [1, 3],
    },
    reservation: {
      fullName: 'María José Xicay',
      property: 'Casa Ñandú',
      startDate: '2027-01-04',
      endDate: '2027-01-08',
      totalGuests: 3,
      stay: 4,
      firstPayment: 241,
      secondPayment: 241,
      downPayment: 241,
      fullPayment: 482,
      currency: '$',
      contractDate: '2026-11-21',
      extraTerms: ['Una cuna'],
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
    },
    guestPart: emptyGuestPart,
    guestEmail: 'maria@example.com',
    linkHash: made.toString(16).padStart(64, 'a'),
    linkNumber: 1,
    version: 1,
    sentAt: '2026-11-21T15:04:05.678Z',
    expiresAt: '2026-12-21T15:04:05.678Z',
    remindersSent: 0,
    events: [eventSample()],
  }
}

export function eventSample(): NewContract['events'][number] {
  return {
    at: '2026-11-21T15:04:05.678Z',
    kind: 'created',
    actor: 'staff: Ana',
    address: '190.56.1.2',
    browser: 'Firefox',
    language: 'es',
    version: 1,
    detail: '',
  }
}
