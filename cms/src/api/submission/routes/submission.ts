export default {
  routes: [
    { method: 'POST', path: '/submissions/inquiries', handler: 'submission.inquiry' },
    { method: 'POST', path: '/submissions/leads', handler: 'submission.lead' },
    {
      method: 'POST',
      path: '/submissions/contract-inquiries',
      handler: 'submission.contractInquiry',
    },
    { method: 'POST', path: '/submissions/subscribers/find', handler: 'submission.subscriber' },
    { method: 'POST', path: '/submissions/subscribers/state', handler: 'submission.subscription' },
    {
      method: 'POST',
      path: '/submissions/subscribers/unconfirmed',
      handler: 'submission.unconfirmed',
    },
    { method: 'POST', path: '/submissions/subscribers/reminded', handler: 'submission.reminded' },
    {
      method: 'POST',
      path: '/submissions/subscribers/change',
      handler: 'submission.changeSubscription',
    },
  ],
}
