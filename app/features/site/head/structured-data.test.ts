import { describe, expect, it } from 'vitest'
import { breadcrumbData, itemListData, organizationData } from './structured-data'

describe('structured data', () => {
  it('numbers the steps of a breadcrumb and the cards of a list from one', () => {
    const items = [
      { name: 'Home', url: 'https://example.org/' },
      { name: 'Antigua', url: 'https://example.org/antigua' },
    ]
    expect(breadcrumbData(items)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://example.org/' },
        { position: 2, name: 'Antigua', item: 'https://example.org/antigua' },
      ],
    })
    expect(itemListData(items)).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [{ position: 1, url: 'https://example.org/' }, { position: 2 }],
    })
  })

  it('says of the business only what it is given', () => {
    expect(organizationData({ name: 'A', url: 'https://example.org/', sameAs: [] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'A',
      url: 'https://example.org/',
    })
  })
})
