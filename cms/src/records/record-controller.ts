import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type * as z from 'zod'
import { parseBody } from './parse-body'

/** A request with the body that Strapi has parsed. */
export type BodyContext = Context & { request: { body?: unknown }; params: Record<string, string> }

/**
 * `unknown`: there is no such record. `rejected`: another record is in the way, and asking again does not help. Any
 * other word but `done` is the reason of a conflict with another change of the record.
 */
type ChangeOutcome = 'done' | 'unknown' | 'rejected' | (string & {})

/** How the site reads and changes the records of one type. `Key` is the field by which staff find a record. */
type Records<Key extends string, Schema extends z.ZodType> = {
  key: Key
  list: (strapi: Core.Strapi, query: Record<string, unknown>) => Promise<object>
  /** Null when there is no such record. */
  read: (
    strapi: Core.Strapi,
    where: Record<Key, string> | { linkHash: string },
  ) => Promise<object | null>
  changeSchema: Schema
  change: (strapi: Core.Strapi, key: string, change: z.infer<Schema>) => Promise<ChangeOutcome>
}

/**
 * The calls that contracts, contract inquiries and booking confirmations share. `find` and `change` take the
 * record's key from the path (`:key`), `findByLink` the hash of its private link (`:hash`).
 */
export function recordController<Key extends string, Schema extends z.ZodType>({
  key,
  list,
  read,
  changeSchema,
  change,
}: Records<Key, Schema>) {
  const keyOf = ({ params }: BodyContext) => params.key ?? ''
  const readByKey = (value: string) => read(strapi, { [key]: value } as Record<Key, string>)
  return {
    async list(ctx: BodyContext) {
      ctx.body = await list(strapi, ctx.query)
    },

    async find(ctx: BodyContext) {
      ctx.body = { data: await readByKey(keyOf(ctx)) }
    },

    async findByLink(ctx: BodyContext) {
      ctx.body = { data: await read(strapi, { linkHash: ctx.params.hash ?? '' }) }
    },

    async change(ctx: BodyContext) {
      const wanted = parseBody(changeSchema, ctx.request.body)
      const outcome = await change(strapi, keyOf(ctx), wanted)
      if (outcome === 'unknown') return ctx.notFound('There is no such record')
      if (outcome === 'rejected') return ctx.unprocessableEntity('Another record is in the way')
      if (outcome !== 'done') return ctx.conflict(`Not changed: ${outcome}`)
      ctx.body = { data: await readByKey(keyOf(ctx)) }
    },
  }
}
