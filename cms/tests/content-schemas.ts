import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { cmsFolder } from './compile-cms'

const schema = z.object({
  kind: z.enum(['singleType', 'collectionType']),
  info: z.object({ singularName: z.string(), pluralName: z.string() }),
  options: z.object({ draftAndPublish: z.boolean() }),
  attributes: z.record(z.string(), z.looseObject({ type: z.string() })),
})

export type ContentSchema = z.infer<typeof schema> & { uid: string }

const folder = join(cmsFolder, 'src', 'api')

/** Every content type of the CMS, as its files define it. */
export function contentSchemas(): ContentSchema[] {
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, 'content-types', name, 'schema.json')
    const text = readOr(file, null)
    return text === null ? [] : [{ uid: `api::${name}.${name}`, ...schema.parse(JSON.parse(text)) }]
  })
}

/** Some folders have a route but no type. */
function readOr<Value>(file: string, otherwise: Value): string | Value {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

/** A free text field of the type; undefined when it has none. */
export function textFieldOf({ attributes }: ContentSchema): string | undefined {
  const isText = ([name, { type, regex }]: [string, Record<string, unknown>]) =>
    ['string', 'text', 'richtext'].includes(String(type)) && regex === undefined && name !== 'slug'
  return Object.entries(attributes).find(isText)?.[0]
}
