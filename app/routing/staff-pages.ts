import type { Locale } from '~content/locale'
import type { PageEntry } from './page-entry'

function staff(module: string, en: string, es: string) {
  return { paths: { en, es }, module, delivery: 'never', layout: 'staff' } satisfies PageEntry
}

/** The pages of the staff area, which are never stored and which no search engine lists. */
export const staffPages = {
  staffSignIn: staff('routes/staff/sign-in.tsx', 'staff/sign-in', 'personal/entrar'),
  staffHome: staff('routes/staff/home.tsx', 'staff', 'personal'),
  staffInbox: staff('routes/staff/inbox.tsx', 'staff/inbox', 'personal/bandeja'),
  staffLeadStay: staff(
    'routes/staff/lead-stay.tsx',
    'staff/inbox/:id/stay',
    'personal/bandeja/:id/estadia',
  ),
  staffCalendar: staff('routes/staff/calendar.tsx', 'staff/calendar', 'personal/calendario'),
  staffNewReservation: staff(
    'routes/staff/new-reservation.tsx',
    'staff/calendar/new',
    'personal/calendario/nueva',
  ),
  staffReservation: staff(
    'routes/staff/reservation.tsx',
    'staff/calendar/entries/:id',
    'personal/calendario/entradas/:id',
  ),
  staffStays: staff('routes/staff/stays.tsx', 'staff/stays', 'personal/estadias'),
  staffStay: staff('routes/staff/stay.tsx', 'staff/stays/:id', 'personal/estadias/:id'),
  staffOffer: staff(
    'routes/staff/offer.tsx',
    'staff/stays/:id/offer',
    'personal/estadias/:id/oferta',
  ),
  staffPayment: staff(
    'routes/staff/payment.tsx',
    'staff/stays/:id/payment',
    'personal/estadias/:id/pago',
  ),
  staffAnswer: staff(
    'routes/staff/answer.tsx',
    'staff/stays/:id/answer',
    'personal/estadias/:id/respuesta',
  ),
  staffContracts: staff('routes/staff/contracts.tsx', 'staff/contracts', 'personal/contratos'),
  staffInquiries: staff(
    'routes/staff/contract-inquiries.tsx',
    'staff/contract-inquiries',
    'personal/solicitudes',
  ),
  staffBookings: staff('routes/staff/bookings.tsx', 'staff/bookings', 'personal/reservas'),
  staffBooking: staff('routes/staff/booking.tsx', 'staff/bookings/:id', 'personal/reservas/:id'),
  staffReviews: staff('routes/staff/reviews.tsx', 'staff/reviews', 'personal/opiniones'),
  staffReview: staff('routes/staff/review.tsx', 'staff/reviews/:id', 'personal/opiniones/:id'),
  staffReports: staff('routes/staff/reports.tsx', 'staff/reports', 'personal/reportes'),
  staffRentals: {
    ...staff('routes/staff/rentals.tsx', 'staff/rentals', 'personal/casas'),
    takesFiles: 'archives',
  },
  staffRentalImport: staff(
    'routes/staff/rental-import.tsx',
    'staff/rentals/:id',
    'personal/casas/:id',
  ),
  staffFiles: staff('routes/staff/files.tsx', 'staff/files', 'personal/archivos'),
} as const

/** The route that stands around the staff area of a language, by which its data are found. */
export function staffAreaId(locale: Locale): string {
  return `${locale}/staffArea`
}
