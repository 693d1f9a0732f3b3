import { describe, expect, it } from 'vitest'
import { contentSchemas } from './content-schemas'
import { uploadFolder } from '../src/setup/upload-folders'

const page = (uid: string) => `/admin/content-manager/collection-types/${uid}/create`

describe('what is added in the panel', () => {
  it.each([
    ['api::rental.rental', 'Rentals'],
    ['api::landing-page.landing-page', 'Landings'],
    ['api::blog-post.blog-post', 'Blog'],
    ['api::team-member.team-member', 'Team'],
    ['api::site-setting.site-setting', 'Brand'],
    ['api::home-page.home-page', 'Pages'],
  ])('beside %s goes to %s', (uid, folder) => {
    expect(uploadFolder(page(uid))).toEqual([folder])
  })

  it('never goes to the root of the library', () => {
    for (const { uid } of contentSchemas()) expect(uploadFolder(page(uid))[0]).toBeTruthy()
    expect(uploadFolder('/admin/plugins/upload')).toEqual(['Unsorted'])
  })
})
