export default {
  // Open to everybody: it says no more than whether the CMS works.
  routes: [{ method: 'GET', path: '/health', handler: 'health.find', config: { auth: false } }],
}
