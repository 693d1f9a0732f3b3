import type { Core } from '@strapi/strapi'
import type { ContractSigner } from '../content-types/contract-signer'
import { signerLinkUid } from './contract-uids'

/** Replaces the links by which the further signers of a contract are found, in the transaction of the contract. */
export async function writeSignerLinks(
  strapi: Core.Strapi,
  reference: string,
  signers: readonly Pick<ContractSigner, 'linkHash'>[],
): Promise<void> {
  const links = strapi.db.query(signerLinkUid)
  const known = await links.findMany({ where: { reference }, select: ['linkHash'] })
  const before = new Set(known.map(({ linkHash }: { linkHash: string }) => linkHash))
  // Most changes are forms that are saved: their links stay as they are.
  if (signers.length === before.size && signers.every(({ linkHash }) => before.has(linkHash)))
    return
  await links.deleteMany({ where: { reference } })
  for (const { linkHash } of signers) await links.create({ data: { reference, linkHash } })
}

/** The reference of the contract that a further signer's link opens; null where there is none. */
export async function findBySignerLink(
  strapi: Core.Strapi,
  linkHash: string,
): Promise<string | null> {
  const where = { linkHash }
  const row = await strapi.db.query(signerLinkUid).findOne({ where, select: ['reference'] })
  return row?.reference ?? null
}
