import type { CalendarSpan, Reservation } from '~content/rental-calendar'

/** A booking of four nights. */
export function sampleSpan(overrides: Partial<CalendarSpan> = {}): CalendarSpan {
  return {
    id: 'span1',
    rental: { id: 'casa', name: 'Casa Jade' },
    kind: 'booking',
    name: 'María Xol',
    startDate: '2026-12-01',
    endDate: '2026-12-05',
    holdUntil: null,
    closed: false,
    contract: null,
    offer: null,
    stay: null,
    ...overrides,
  }
}

/** A block that staff made. */
export function sampleReservation(overrides: Partial<Reservation> = {}): Reservation {
  return {
    ...sampleSpan({ kind: 'block', name: 'The roof' }),
    notes: null,
    madeBy: 'Ana Tzul',
    updatedAt: '2026-11-23T15:00:00.000Z',
    feed: null,
    ...overrides,
  }
}
