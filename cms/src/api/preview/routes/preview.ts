export default {
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.find' }],
}
