export default {
  routes: [{ method: 'GET', path: '/redirects', handler: 'redirect.find' }],
}
