export default {
  routes: [
    { method: 'GET', path: '/stays', handler: 'stay.list' },
    { method: 'POST', path: '/stays', handler: 'stay.begin' },
    { method: 'GET', path: '/desk/today', handler: 'stay.today' },
    { method: 'GET', path: '/desk/inbox', handler: 'stay.inbox' },
    { method: 'GET', path: '/desk/news', handler: 'stay.news' },
    { method: 'GET', path: '/desk/leads/:key', handler: 'stay.findLead' },
    { method: 'PUT', path: '/desk/leads/:key/stay', handler: 'stay.beginOfLead' },
    { method: 'GET', path: '/stays-ahead', handler: 'stay.listAhead' },
    { method: 'GET', path: '/stays/:key', handler: 'stay.find' },
    { method: 'PUT', path: '/stays/:key', handler: 'stay.change' },
    { method: 'PUT', path: '/stays/:key/reminder', handler: 'stay.remind' },
    { method: 'POST', path: '/stays/:key/booking', handler: 'stay.makeBooking' },
  ],
}
