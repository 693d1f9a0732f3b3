export default {
  routes: [
    { method: 'GET', path: '/catalogue', handler: 'catalogue.find' },
    { method: 'GET', path: '/catalogue/rentals/:documentId', handler: 'catalogue.rental' },
  ],
}
