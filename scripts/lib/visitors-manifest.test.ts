import { expect, it } from 'vitest'
import { pageEntry, pageNames } from '../../app/routing/table'
import { resources } from '../../app/routing/resources'
import { staffAreaId } from '../../app/routing/staff-pages'
import { isOfVisitors } from './visitors-manifest.js'

it('visitors get the routes of all pages but those of the staff, and of no resource', () => {
  for (const locale of ['en', 'es'] as const) {
    for (const name of pageNames) {
      expect(isOfVisitors(`${locale}/${name}`), name).toBe(pageEntry(name).layout !== 'staff')
    }
    expect(isOfVisitors(staffAreaId(locale))).toBe(false)
    for (const id of ['root', locale, `${locale}/notFound`]) expect(isOfVisitors(id)).toBe(true)
  }
  for (const name of Object.keys(resources)) expect(isOfVisitors(`resource/${name}`)).toBe(false)
})
