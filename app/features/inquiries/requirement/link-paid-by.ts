/** The way to pay of an address of a place, as its page reads it. */
const paymentParameter = 'paymentMethod'

/** An address of a place that opens with the way to pay chosen since; the usual one goes without saying. */
export function linkPaidBy(link: string, payment: string, usual: string | undefined): string {
  const [path = '', search = ''] = link.split('?')
  const query = new URLSearchParams(search)
  if (payment === usual) query.delete(paymentParameter)
  else query.set(paymentParameter, payment)
  return query.size > 0 ? `${path}?${query}` : path
}
