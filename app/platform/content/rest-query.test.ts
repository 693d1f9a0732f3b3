import { expect, it } from 'vitest'
import { homePage } from '~content/home-page'
import { restQuery } from './rest-query'

it('serializes nested objects in brackets', () => {
  const query = decodeURIComponent(restQuery({ locale: 'es', populate: homePage.populate }))
  expect(query.split('&')).toEqual(
    expect.arrayContaining([
      'locale=es',
      'populate[heroPicture][populate][picture]=true',
      'populate[places][populate][town][fields][0]=slug',
      'populate[seo][populate][sharePicture]=true',
    ]),
  )
})

it('omits empty values and escapes the others', () => {
  expect(restQuery({ a: undefined, b: null, c: 'x&y=z' })).toBe('c=x%26y%3Dz')
})
