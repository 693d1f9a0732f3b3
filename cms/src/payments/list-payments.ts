import type { Core } from '@strapi/strapi'
import { paymentSchema, type Payment } from '../content-types/payment'
import { toIso, toIsoOrNull } from '../records/moments'
import { paymentUid } from './payment-uid'

type Row = Record<string, unknown>

const names = Object.keys(paymentSchema.shape)

/** The payments of a stay in the order in which they were noted. */
export async function listPaymentsOf(strapi: Core.Strapi, stay: string): Promise<Payment[]> {
  const rows: Row[] = await strapi.db
    .query(paymentUid)
    .findMany({ where: { stay }, orderBy: { id: 'asc' } })
  return rows.map((row) =>
    paymentSchema.parse({
      ...Object.fromEntries(names.map((name) => [name, row[name]])),
      notedAt: toIso(row.notedAt),
      cancelledAt: toIsoOrNull(row.cancelledAt),
    }),
  )
}
