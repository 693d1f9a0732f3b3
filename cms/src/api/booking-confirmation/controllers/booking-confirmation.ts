import { changeBooking } from '../../../bookings/change-booking'
import { listBookings } from '../../../bookings/list-bookings'
import { readBooking } from '../../../bookings/read-booking'
import { bookingConfirmationChangeSchema } from '../../../content-types/booking-confirmation'
import { recordController } from '../../../records/record-controller'

/** Staff write booking confirmations in the panel and share them on the site. */
export default recordController({
  key: 'documentId',
  list: listBookings,
  read: readBooking,
  changeSchema: bookingConfirmationChangeSchema,
  change: changeBooking,
})
