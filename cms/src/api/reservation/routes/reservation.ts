export default {
  routes: [
    { method: 'GET', path: '/desk/calendar', handler: 'reservation.calendar' },
    { method: 'POST', path: '/reservations', handler: 'reservation.make' },
    { method: 'GET', path: '/reservations/:key', handler: 'reservation.find' },
    { method: 'PUT', path: '/reservations/:key', handler: 'reservation.end' },
  ],
}
