export default {
  routes: [
    { method: 'GET', path: '/contract-inquiries', handler: 'contract-inquiry.list' },
    { method: 'GET', path: '/contract-inquiries/:key', handler: 'contract-inquiry.find' },
    { method: 'PUT', path: '/contract-inquiries/:key', handler: 'contract-inquiry.change' },
    {
      method: 'GET',
      path: '/contract-inquiry-links/:hash',
      handler: 'contract-inquiry.findByLink',
    },
  ],
}
