export const paymentUid = 'api::payment.payment'
