import { expect, it } from 'vitest'
import { maxSlugLength } from '../../content-types/slug'
import { contentSchemas } from './content-schemas'

it('is the one that the site reads, in every type whose entries have an address', () => {
  const slugs = contentSchemas().flatMap(({ uid, attributes: { slug } }) =>
    slug?.regex ? [{ uid, maxLength: slug.maxLength }] : [],
  )
  expect(slugs.length).toBeGreaterThan(10)
  expect(slugs).toEqual(slugs.map(({ uid }) => ({ uid, maxLength: maxSlugLength })))
})
