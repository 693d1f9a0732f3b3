import { expect, it } from 'vitest'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { findSourceTitle } from './find-source-title.server'

const product = (documentId: string, name: string) => ({ documentId, name, priceOffer: 90 })
const listOf = (...products: object[]) => [{ __component: 'blocks.product-list', id: 1, products }]
const offer = {
  documentId: 'offer',
  type: 'other',
  seo: null,
  blocks: listOf(product('azul', 'Casa Azul')),
}
const prices = { documentId: 'prices', seo: null, blocks: listOf(product('verde', 'Casa Verde')) }

fakeNetwork(
  cms.answers('landing-pages', { data: [] }),
  cms.answers('landing-pages-with-products', { data: [] }),
  cms.answers('landing-offer', { data: offer }),
  cms.answers('landing-price', { data: prices }),
)

it('names a product of a list among the blocks of any landing', async () => {
  const titleOf = (id: string) => findSourceTitle({ field: 'landing_page_product', id }, 'en')
  expect(await titleOf('azul')).toBe('Casa Azul')
  expect(await titleOf('verde')).toBe('Casa Verde')
  expect(await titleOf('unknown')).toBeNull()
})
