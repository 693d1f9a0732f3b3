export default {
  routes: [
    { method: 'GET', path: '/calendar-feeds-due', handler: 'calendar-feed.listDue' },
    { method: 'PUT', path: '/calendar-feeds/:key/result', handler: 'calendar-feed.saveResult' },
    { method: 'GET', path: '/calendar-exports/:key', handler: 'calendar-feed.findExport' },
  ],
}
