import {
  reportedContractsSchema,
  reportedLeadsSchema,
  reportedNightsSchema,
  reportedStaysSchema,
  type ReportedContract,
  type ReportedLead,
  type ReportedNights,
  type ReportedStay,
} from '~content/report'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

/** Of Guatemala, both included. */
type Days = { from: string; to: string }

/** The stays that came in these days. Throws `RecordsUnavailable`. */
export async function readReportedStays(
  days: Days,
  records: PrivateRecords = privateRecords(),
): Promise<ReportedStay[]> {
  const query = new URLSearchParams(days)
  return (await records.read(reportedStaysSchema, `reports/stays?${query}`)).data
}

/** The leads that a campaign may bring, of these days. Throws `RecordsUnavailable`. */
export async function readReportedLeads(
  days: Days,
  records: PrivateRecords = privateRecords(),
): Promise<ReportedLead[]> {
  const query = new URLSearchParams(days)
  return (await records.read(reportedLeadsSchema, `reports/leads?${query}`)).data
}

/** The nights of these days that were taken, and the rentals that have them. Throws `RecordsUnavailable`. */
export async function readReportedNights(
  days: Days,
  records: PrivateRecords = privateRecords(),
): Promise<ReportedNights> {
  const query = new URLSearchParams(days)
  return (await records.read(reportedNightsSchema, `reports/nights?${query}`)).data
}

/** The contracts that were signed in these days. Throws `RecordsUnavailable`. */
export async function readReportedContracts(
  days: Days,
  records: PrivateRecords = privateRecords(),
): Promise<ReportedContract[]> {
  const query = new URLSearchParams(days)
  return (await records.read(reportedContractsSchema, `reports/contracts?${query}`)).data
}
