export default {
  routes: [{ method: 'PUT', path: '/stays/:key/payment', handler: 'payment.change' }],
}
