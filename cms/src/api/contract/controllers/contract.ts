import type { Context } from 'koa'
import { contractChangeSchema, newContractSchema, sha256Schema } from '../../../contract/contract'
import { changeContract } from '../../../contracts/change-contract'
import { createContract } from '../../../contracts/create-contract'
import { findSigned } from '../../../contracts/find-signed'
import { listContracts, listWaiting } from '../../../contracts/list-contracts'
import { readContract } from '../../../contracts/read-contract'
import { parseSubmission } from '../../../records/parse-body'

type Posted = Context & { request: { body?: unknown }; params: Record<string, string> }

/** Contracts, for the site alone: its token opens nothing else, and no other one opens them. */
export default {
  async create(ctx: Posted) {
    const contract = parseSubmission(newContractSchema, ctx.request.body)
    await createContract(strapi, contract)
    ctx.status = 201
    ctx.body = { data: await readContract(strapi, { reference: contract.reference }) }
  },

  async find(ctx: Posted) {
    ctx.body = { data: await readContract(strapi, { reference: ctx.params.reference ?? '' }) }
  },

  async findByLink(ctx: Posted) {
    ctx.body = { data: await readContract(strapi, { linkHash: ctx.params.hash ?? '' }) }
  },

  async change(ctx: Posted) {
    const change = parseSubmission(contractChangeSchema, ctx.request.body)
    const reference = ctx.params.reference ?? ''
    const outcome = await changeContract(strapi, reference, change)
    if (outcome === 'unknown') return ctx.notFound('There is no such contract')
    if (outcome !== 'done') return ctx.conflict(`Not changed: ${outcome}`)
    ctx.body = { data: await readContract(strapi, { reference }) }
  },

  async list(ctx: Posted) {
    ctx.body = await listContracts(strapi, ctx.query)
  },

  async listWaiting(ctx: Posted) {
    ctx.body = { data: await listWaiting(strapi) }
  },

  async findSigned(ctx: Posted) {
    const hash = sha256Schema.safeParse(ctx.params.hash)
    ctx.body = { data: hash.success ? await findSigned(strapi, hash.data) : null }
  },
}
