import { forEachCurrency } from '~content/currency-code'
import { describe, expect, it } from 'vitest'
import type { ProductView } from '~/ui/blocks/block-views'
import { offerListData } from './offer-list-data'
import { questionsData } from './questions-data'

const product: ProductView = {
  id: 'casa',
  name: 'Casa de la Campana',
  description: 'Three bedrooms',
  place: 'Antigua Guatemala',
  picture: null,
  alt: '',
  tag: null,
  discount: 15,
  price: null,
  offer: forEachCurrency(() => '178'),
  offerUsd: 178,
  control: 'a night',
  button: { kind: 'page', href: '/vacation-rentals/casa' },
}

describe('what search engines are told', () => {
  it('is the offer as the page shows it, with its last day and its page', () => {
    const data = offerListData([product, { ...product, button: { kind: 'plain', href: '#x' } }], {
      imageOf: () => null,
      absolute: (path) => `https://ceiba.example${path}`,
      validUntil: '2027-03-30',
    })
    expect(data).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          item: {
            name: 'Casa de la Campana',
            offers: {
              price: 178,
              priceCurrency: 'USD',
              priceValidUntil: '2027-03-30',
              url: 'https://ceiba.example/vacation-rentals/casa',
            },
          },
        },
        { position: 2 },
      ],
    })
    expect(JSON.stringify(data)).not.toContain('#x')
  })

  it('is each question with its answer', () => {
    expect(questionsData([{ question: 'When?', html: '<p>Now</p>' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'When?', acceptedAnswer: { text: '<p>Now</p>' } }],
    })
  })
})
