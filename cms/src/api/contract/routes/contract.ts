export default {
  routes: [
    { method: 'POST', path: '/contracts', handler: 'contract.create' },
    { method: 'GET', path: '/contracts', handler: 'contract.list' },
    { method: 'GET', path: '/contracts/:key', handler: 'contract.find' },
    { method: 'PUT', path: '/contracts/:key', handler: 'contract.change' },
    { method: 'GET', path: '/contract-links/:hash', handler: 'contract.findByLink' },
    { method: 'GET', path: '/contract-hashes/:hash', handler: 'contract.findSigned' },
    { method: 'GET', path: '/contracts-waiting', handler: 'contract.listWaiting' },
    { method: 'GET', path: '/contracts-signed', handler: 'contract.listSigned' },
  ],
}
