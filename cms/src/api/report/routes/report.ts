export default {
  routes: [{ method: 'GET', path: '/reports/stays', handler: 'report.listStays' }],
}
