export const bookingUid = 'api::booking-confirmation.booking-confirmation'
