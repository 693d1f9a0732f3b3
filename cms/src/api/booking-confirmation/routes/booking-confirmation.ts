export default {
  routes: [
    { method: 'GET', path: '/booking-confirmations', handler: 'booking-confirmation.list' },
    { method: 'GET', path: '/booking-confirmations/:key', handler: 'booking-confirmation.find' },
    { method: 'PUT', path: '/booking-confirmations/:key', handler: 'booking-confirmation.change' },
    {
      method: 'PUT',
      path: '/booking-confirmations/:key/release',
      handler: 'booking-confirmation.release',
    },
    {
      method: 'GET',
      path: '/booking-confirmation-links/:hash',
      handler: 'booking-confirmation.findByLink',
    },
  ],
}
