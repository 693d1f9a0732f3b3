export default {
  routes: [
    { method: 'GET', path: '/reports/stays', handler: 'report.listStays' },
    { method: 'GET', path: '/reports/leads', handler: 'report.listLeads' },
    { method: 'GET', path: '/reports/nights', handler: 'report.listNights' },
    { method: 'GET', path: '/reports/contracts', handler: 'report.listContracts' },
  ],
}
