import type { Core, UID } from '@strapi/strapi'

type Values = Record<string, unknown>
type Attribute = { type: string; component?: UID.Component }

/** Removes the ids of components, so that Strapi creates new ones instead of moving those of another entry. */
export function withoutComponentIds(strapi: Core.Strapi, uid: UID.Schema, values: Values): Values {
  const attributes: Record<string, Attribute> = { ...strapi.getModel(uid)?.attributes }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const attribute = attributes[name]
      if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return [name, value]
      const renew = (part: unknown) => withoutId(strapi, part, attribute.component)
      return [name, Array.isArray(value) ? value.map(renew) : renew(value)]
    }),
  )
}

function withoutId(strapi: Core.Strapi, part: unknown, component: UID.Component | undefined) {
  if (typeof part !== 'object' || part === null) return part
  const { id: _id, ...values }: Values = { ...part }
  const uid = component ?? values.__component
  if (typeof uid !== 'string') return values
  return withoutComponentIds(strapi, uid as UID.Component, values)
}
