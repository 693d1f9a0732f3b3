import type { Core } from '@strapi/strapi'
import {
  contractSchema,
  type Contract,
  type ContractEvent,
  type ContractVersion,
} from '../content-types/contract'
import { toIsoOrNull } from '../records/moments'
import { isStayCalledOff } from '../stays/is-called-off'
import { findStay } from '../stays/stay-record'
import { contractUid, eventUid, versionUid } from './contract-uids'
import { findBySignerLink } from './write-signer-links'

const eventFields = [
  'kind',
  'actor',
  'address',
  'browser',
  'language',
  'version',
  'detail',
] as const satisfies (keyof ContractEvent)[]

const versionFields = [
  'version',
  'hash',
  'content',
  'pdfFile',
  'pdfHash',
] as const satisfies (keyof ContractVersion)[]

/** A contract with its log and signed versions; null when there is none. */
export async function readContract(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
): Promise<Contract | null> {
  const contracts = strapi.db.query(contractUid)
  const row = (await contracts.findOne({ where })) ?? (await findOfSigner(strapi, where))
  if (!row) return null
  const { reference } = row
  const ofThis = { where: { reference }, orderBy: { id: 'asc' } }
  const events = await strapi.db.query(eventUid).findMany(ofThis)
  const versions = await strapi.db.query(versionUid).findMany(ofThis)
  const stay = await findStay(strapi, { contract: reference })
  const named = Object.keys(contractSchema.shape)
  return contractSchema.parse({
    ...pick(row, named),
    sentAt: toIsoOrNull(row.sentAt),
    expiresAt: toIsoOrNull(row.expiresAt),
    calledOff: isStayCalledOff(stay),
    guestPhone: stay?.phone ?? null,
    events: events.map((event) => ({
      ...pick(event, eventFields),
      at: toIsoOrNull(event.at),
    })),
    versions: versions.map((version) => ({
      ...pick(version, versionFields),
      signedAt: toIsoOrNull(version.signedAt),
    })),
  })
}

/** The row of a contract that the link of a further signer opens. */
async function findOfSigner(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
) {
  const reference = 'linkHash' in where ? await findBySignerLink(strapi, where.linkHash) : null
  return reference && strapi.db.query(contractUid).findOne({ where: { reference } })
}

function pick(row: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
