import { describe, expect, it } from 'vitest'
import type { LandingProduct } from '~content/landing-product'
import { productAction, shownProducts } from './shown-products'

function product(overrides: Partial<LandingProduct> = {}): LandingProduct {
  return {
    documentId: 'casa',
    name: 'Casa',
    description: '',
    slugLink: '',
    enabled: true,
    image: null,
    imageAlt: '',
    state: null,
    city: null,
    price: 100,
    priceOffer: 80,
    discount: 20,
    control: 'a night',
    tag: null,
    isModalForm: false,
    waLink: '',
    waText: '',
    ...overrides,
  }
}

describe('the products of a landing', () => {
  it('come by their offer, the lowest first, without those that are switched off', () => {
    const products = [
      product({ name: 'b', priceOffer: 90 }),
      product({ name: 'off', priceOffer: 1, enabled: false }),
      product({ name: 'c', priceOffer: 90 }),
      product({ name: 'a', priceOffer: 9.5 }),
    ]
    expect(shownProducts(products).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})

describe('the button of a product', () => {
  const links = { waLink: 'https://wa.me/1', slugLink: '/casa', isModalForm: true }

  it('opens WhatsApp first, then the page, then the form, else nothing of its own', () => {
    expect(productAction(links)).toEqual({ kind: 'whatsapp' })
    expect(productAction({ ...links, waLink: '' })).toEqual({ kind: 'page', to: '/casa' })
    expect(productAction({ ...links, waLink: '', slugLink: '' })).toEqual({ kind: 'form' })
    expect(productAction(product())).toEqual({ kind: 'plain' })
  })
})
