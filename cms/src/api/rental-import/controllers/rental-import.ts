import {
  importChangeSchema,
  newImportSchema,
  newPictureSchema,
} from '../../../content-types/rental-import'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'
import { exportRentals, exportTemplate } from '../../../rental-table/export-rentals'
import { changeImport } from '../../../rental-table/import/change-import'
import { listImports, readImport } from '../../../rental-table/import/import-record'
import { receiveFile } from '../../../rental-table/import/receive-file'
import { addPicture } from '../../../rental-table/pictures/add-picture'
import { runImports } from '../../../rental-table/import/run-imports'

const lastPage = 1000

/** The table of rentals and its imports, for the site's staff pages. */
export default {
  async exportRentals(ctx: BodyContext) {
    const { after } = ctx.query
    ctx.body = { data: await exportRentals(strapi, typeof after === 'string' ? after : '') }
  },

  async exportTemplate(ctx: BodyContext) {
    ctx.body = { data: await exportTemplate(strapi) }
  },

  async list(ctx: BodyContext) {
    ctx.body = { data: await listImports(strapi) }
  },

  async receive(ctx: BodyContext) {
    const received = await receiveFile(strapi, parseBody(newImportSchema, ctx.request.body))
    if (!received) return ctx.conflict('Another import is under way')
    void runImports(strapi)
    ctx.body = { data: received }
  },

  async addPicture(ctx: BodyContext) {
    const picture = parseBody(newPictureSchema, ctx.request.body)
    ctx.body = { data: { outcome: await addPicture(strapi, picture) } }
  },

  async find(ctx: BodyContext) {
    const page = Math.min(Math.max(Math.trunc(Number(ctx.query.page)) || 1, 1), lastPage)
    ctx.body = { data: await readImport(strapi, ctx.params.key ?? '', page) }
  },

  async change(ctx: BodyContext) {
    const wanted = parseBody(importChangeSchema, ctx.request.body)
    if (!(await changeImport(strapi, ctx.params.key ?? '', wanted))) {
      return ctx.conflict('Not changed: its stage or another import does not allow it')
    }
    ctx.body = { data: await readImport(strapi, ctx.params.key ?? '', 1) }
  },
}
