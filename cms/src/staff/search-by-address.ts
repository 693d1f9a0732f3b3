import type { Context } from 'koa'

type Handler = (ctx: Context) => Promise<unknown>
type Filters = { $and?: unknown; [field: string]: unknown }

const rental = 'api::rental.rental'
const textTypes = ['string', 'text', 'richtext', 'enumeration', 'uid', 'email']

/**
 * Lets the search of the list of rentals find an address, for people who may read addresses. Strapi's own search knows
 * no roles, so the field is `"searchable": false`; filters are checked against the role again.
 */
export function searchByAddress(find: Handler): Handler {
  return (ctx) => {
    const query = ctx.request.query as { _q?: unknown; filters?: Filters }
    const words = query._q
    // Strapi looks for a number in columns of numbers, too.
    const isText = typeof words === 'string' && words !== '' && Number.isNaN(Number(words))
    if (ctx.params.model !== rental || !isText || !mayRead(ctx, 'address')) return find(ctx)
    const fields = searchedFields().filter((field) => mayRead(ctx, field))
    const matches = fields.map((field) => ({ [field]: { $containsi: words } }))
    const others = [query.filters?.$and ?? []].flat()
    query.filters = { ...query.filters, $and: [...others, { $or: matches }] }
    delete query._q
    return find(ctx)
  }
}

function mayRead({ state }: Context, field: string): boolean {
  return state.userAbility.can('plugin::content-manager.explorer.read', rental, field)
}

/** The address, and what Strapi's own search looks in. */
function searchedFields(): string[] {
  const { attributes } = strapi.getModel(rental)
  return Object.entries(attributes).flatMap(([name, { type, ...attribute }]) => {
    const isHidden = 'searchable' in attribute && attribute.searchable === false
    return textTypes.includes(type) && (!isHidden || name === 'address') ? [name] : []
  })
}
