/** A JSON-LD object, to be put into a page by its head. */
export type StructuredData = Record<string, unknown>

const context = 'https://schema.org'

type OrganizationFacts = {
  name: string
  url: string
  logo?: string
  email?: string
  telephone?: string
  address?: string
  sameAs?: string[]
}

/** The business behind the site. All addresses are absolute. */
export function organizationData(facts: OrganizationFacts): StructuredData {
  const { sameAs, ...rest } = facts
  return {
    '@context': context,
    '@type': 'Organization',
    ...rest,
    ...(sameAs?.length ? { sameAs } : {}),
  }
}

/** The path from the home page to this one, as the page shows it. Addresses are absolute. */
export function breadcrumbData(steps: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** The cards of a list in their order. Addresses are absolute. */
export function itemListData(items: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  }
}
