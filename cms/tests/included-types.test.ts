import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { cmsFolder } from './compile-cms'
import { contentSchemas } from './content-schemas'

type Populate = Readonly<Record<string, unknown>>
type Definition = { uid: string; populate: Populate; includes?: readonly string[] }

const attributesSchema = z.record(
  z.string(),
  z.looseObject({
    type: z.string(),
    target: z.string().optional(),
    component: z.string().optional(),
  }),
)
const componentSchema = z.object({ attributes: attributesSchema })
const nestedSchema = z.object({
  populate: z.record(z.string(), z.unknown()).default({}),
  on: z.record(z.string(), z.unknown()).default({}),
})

const modules = import.meta.glob<Record<string, unknown>>('../../content-types/*.ts', {
  eager: true,
})
const definitions = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isDefinition),
)

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'uid' in value && 'populate' in value
}

/** The attributes of a content type or, `blocks.hero`, of a component. */
function attributesOf(name: string): z.infer<typeof attributesSchema> {
  const type = contentSchemas().find(({ uid }) => uid === name)
  if (type) return attributesSchema.parse(type.attributes)
  const [category = '', component = ''] = name.split('.')
  const file = join(cmsFolder, 'src', 'components', category, `${component}.json`)
  return componentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).attributes
}

/** The types that are read with an entry because its query populates them. */
function populatedTypes(name: string, populate: Populate): string[] {
  const attributes = attributesOf(name)
  return Object.entries(populate).flatMap(([key, value]) => {
    const { target, component } = attributes[key] ?? {}
    const { data: nested = { populate: {}, on: {} } } = nestedSchema.safeParse(value)
    const own = target?.startsWith('api::')
      ? [target, ...populatedTypes(target, nested.populate)]
      : []
    return [
      ...own,
      ...(component ? populatedTypes(component, nested.populate) : []),
      ...Object.entries(nested.on).flatMap(([block, inner]) =>
        populatedTypes(block, nestedSchema.safeParse(inner).data?.populate ?? {}),
      ),
    ]
  })
}

it.each(definitions.map((definition) => [definition.uid, definition] as const))(
  '%s is read again when one of the types changes that are read with it',
  (uid, { populate, includes = [] }) => {
    const read = populatedTypes(uid, populate).filter((name) => name !== uid)
    expect(read.filter((name) => !includes.includes(name))).toEqual([])
  },
)

it('looks at every definition', () => {
  expect(definitions.length).toBeGreaterThan(15)
})
