// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { Address } from './fact'

const show = await showIn('en')

it.each([
  ['ana.xicara@mail.example', 'ana|.xicara|@mail|.example'],
  ['localhost:4130/es/casas/san-pedro', 'localhost:4130|/es|/casas|/san-pedro'],
])('breaks %s between its parts and is copied whole', (address, parts) => {
  const { container } = show(<Address>{address}</Address>)
  expect(container.textContent).toBe(address)
  expect(container.innerHTML.replace(/<wbr\s*\/?>/g, '|')).toBe(parts)
})
