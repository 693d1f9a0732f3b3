import type { Core } from '@strapi/strapi'
import { currencyOfContract, type ContractCurrency } from '../content-types/contract-currency'
import { reportedContractsSchema, type ReportedContract } from '../content-types/report'
import { calledOffContracts } from '../contracts/called-off-contracts'
import { contractUid, versionUid } from '../contracts/contract-uids'
import { inBatches } from '../records/in-batches'
import { reportedPeriod } from './reported-period'

type Row = Record<string, unknown>

/**
 * The price of each signed contract whose first signature lies in these days and whose stay goes on, without guest
 * data.
 */
export async function readReportedContracts(
  strapi: Core.Strapi,
  days: { from: string; to: string },
): Promise<ReportedContract[]> {
  const versions = strapi.db.query(versionUid)
  const within = reportedPeriod(days)
  const signed: Row[] = await versions.findMany({
    where: { signedAt: within },
    select: ['reference'],
  })
  const references = [...new Set(signed.map(({ reference }) => String(reference)))]
  const all: Row[] = await inBatches(references, (some) =>
    versions.findMany({
      where: { reference: { $in: some } },
      select: ['reference', 'signedAt'],
      orderBy: { id: 'desc' },
    }),
  )
  // Newest first, so the map keeps the first signature: a contract that is signed again counts on its first day.
  const signedAt = new Map(
    all.map((row) => [String(row.reference), new Date(row.signedAt as string)]),
  )
  const isWithin = (moment: Date) => moment >= within.$gte && moment < within.$lt
  const contracts: Row[] = await inBatches(references, (some) =>
    strapi.db.query(contractUid).findMany({
      where: {
        reference: { $in: some, $notIn: calledOffContracts(strapi) },
        stage: 'signed',
      },
      select: ['reference', 'amount', 'currency'],
      orderBy: { id: 'asc' },
    }),
  )
  return reportedContractsSchema.parse({
    data: contracts.flatMap(({ reference, amount, currency }) => {
      const moment = signedAt.get(String(reference))
      if (!moment || !isWithin(moment)) return []
      return {
        signedAt: moment.toISOString(),
        cents: Math.round(Number(amount) * 100),
        currency: currencyOfContract[currency as ContractCurrency],
      }
    }),
  }).data
}
