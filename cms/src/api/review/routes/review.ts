export default {
  routes: [
    { method: 'GET', path: '/reviews', handler: 'review.list' },
    { method: 'POST', path: '/reviews', handler: 'review.ask' },
    { method: 'GET', path: '/reviews/:key', handler: 'review.find' },
    { method: 'PUT', path: '/reviews/:key', handler: 'review.change' },
    { method: 'PUT', path: '/reviews/:key/words', handler: 'review.receive' },
    { method: 'GET', path: '/review-links/:hash', handler: 'review.findByLink' },
    { method: 'GET', path: '/reviews-due', handler: 'review.listDue' },
  ],
}
