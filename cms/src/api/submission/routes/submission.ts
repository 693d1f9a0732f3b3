export default {
  routes: [{ method: 'POST', path: '/submissions/inquiries', handler: 'submission.inquiry' }],
}
