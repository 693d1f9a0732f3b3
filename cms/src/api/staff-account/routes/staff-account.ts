export default {
  routes: [
    { method: 'POST', path: '/staff-accounts/verify', handler: 'staff-account.verify' },
    { method: 'GET', path: '/staff-accounts/:id', handler: 'staff-account.find' },
  ],
}
