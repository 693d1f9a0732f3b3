/** Compressed: a page of rentals is a megabyte of JSON and a tenth of that when compressed. */
const config = { middlewares: [{ name: 'strapi::compression', config: { br: false } }] }

export default {
  routes: [
    { method: 'GET', path: '/catalogue', handler: 'catalogue.find', config },
    { method: 'GET', path: '/catalogue/rentals', handler: 'catalogue.rentals', config },
    { method: 'GET', path: '/catalogue/rentals/:documentId', handler: 'catalogue.rental' },
  ],
}
