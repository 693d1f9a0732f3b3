export default {
  routes: [
    { method: 'GET', path: '/rental-table', handler: 'rental-import.exportRentals' },
    { method: 'GET', path: '/rental-table/template', handler: 'rental-import.exportTemplate' },
    { method: 'GET', path: '/rental-imports', handler: 'rental-import.list' },
    { method: 'POST', path: '/rental-imports', handler: 'rental-import.receive' },
    { method: 'POST', path: '/rental-pictures', handler: 'rental-import.addPicture' },
    { method: 'GET', path: '/rental-imports/:key', handler: 'rental-import.find' },
    { method: 'PUT', path: '/rental-imports/:key', handler: 'rental-import.change' },
  ],
}
