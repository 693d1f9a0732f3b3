export const reservationUid = 'api::reservation.reservation'
