import * as z from 'zod'
import {
  contractChangeSchema,
  newContractSchema,
  sha256Schema,
} from '../../../content-types/contract'
import { changeContract } from '../../../contracts/change-contract'
import { createContract } from '../../../contracts/create-contract'
import { findSigned, listSigned } from '../../../contracts/find-signed'
import { listAwaitingGuest, listContracts } from '../../../contracts/list-contracts'
import { readContract } from '../../../contracts/read-contract'
import { parseBody } from '../../../records/parse-body'
import { type BodyContext, recordController } from '../../../records/record-controller'
import { StayTaken } from '../../../stays/follow-record'

const sinceSchema = z.object({ since: z.iso.datetime() })

/** Contracts, for the site's contract token alone. */
export default {
  ...recordController({
    key: 'reference',
    list: listContracts,
    read: readContract,
    changeSchema: contractChangeSchema,
    change: changeContract,
  }),

  async create(ctx: BodyContext) {
    const contract = parseBody(newContractSchema, ctx.request.body)
    try {
      await createContract(strapi, contract)
    } catch (error) {
      if (error instanceof StayTaken) return ctx.conflict('The stay has a contract')
      throw error
    }
    ctx.status = 201
    ctx.body = { data: await readContract(strapi, { reference: contract.reference }) }
  },

  async listWaiting(ctx: BodyContext) {
    ctx.body = { data: await listAwaitingGuest(strapi) }
  },

  async listSigned(ctx: BodyContext) {
    const { since } = parseBody(sinceSchema, ctx.query)
    ctx.body = { data: await listSigned(strapi, since) }
  },

  async findSigned(ctx: BodyContext) {
    const hash = sha256Schema.safeParse(ctx.params.hash)
    ctx.body = { data: hash.success ? await findSigned(strapi, hash.data) : null }
  },
}
