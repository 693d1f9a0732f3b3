export default {
  routes: [
    { method: 'PUT', path: '/stays/:key/offer', handler: 'offer.make' },
    { method: 'GET', path: '/offers/:key', handler: 'offer.find' },
    { method: 'PUT', path: '/offers/:key', handler: 'offer.change' },
    { method: 'GET', path: '/offer-links/:hash', handler: 'offer.findByLink' },
    { method: 'GET', path: '/offers-recent', handler: 'offer.list' },
  ],
}
