import { describe, expect, it } from 'vitest'
import { inPanelLanguage } from '../src/admin/language/content-menu'
import type { View } from '../src/setup/views/view'
import { type Configuration, withoutNewFields } from '../src/setup/views/without-new-fields'

const view: View = {
  mainField: 'title',
  rows: [
    [['title', 12, 'Title']],
    [
      ['startDate', 6, 'Shown from'],
      ['endDate', 6, 'Shown until'],
    ],
  ],
}

const labelled = (label: string) => ({ edit: { label }, list: { label } })

const before: Configuration = {
  settings: { mainField: 'title' },
  metadatas: { title: labelled('Title'), endDate: labelled('Ends on') },
  layouts: {
    list: ['title'],
    edit: [[{ name: 'title', size: 12 }], [{ name: 'endDate', size: 6 }]],
  },
}

/** As Strapi adds a field of the schema at its start. */
const after: Configuration = {
  settings: before.settings,
  metadatas: {
    title: labelled('Title'),
    startDate: labelled('startDate'),
    endDate: labelled('Ends on'),
  },
  layouts: { list: ['title'], edit: [...before.layouts.edit, [{ name: 'startDate', size: 6 }]] },
}

describe('the arrangement of a form', () => {
  it('counts as it was when the schema gains a field', () => {
    const known = withoutNewFields(after, view)
    expect(JSON.stringify(known)).toBe(JSON.stringify(before))
  })

  it('counts as changed when somebody moved or renamed a field', () => {
    const moved = { ...after, layouts: { ...after.layouts, edit: after.layouts.edit.toReversed() } }
    expect(JSON.stringify(withoutNewFields(moved, view))).not.toBe(JSON.stringify(before))
    const renamed = {
      ...after,
      metadatas: { ...after.metadatas, endDate: labelled('The very end') },
    }
    expect(JSON.stringify(withoutNewFields(renamed, view))).not.toBe(JSON.stringify(before))
  })
})

describe('the menu of the panel', () => {
  const link = { title: 'Landing page', search: 'page=1' }

  it('opens content in the language of the panel, by its own words', () => {
    expect(inPanelLanguage(link, 'es')).toEqual({
      title: 'Página de oferta',
      search: 'page=1&plugins[i18n][locale]=es',
    })
    expect(inPanelLanguage({ title: 'Menu', search: null }, 'en')).toEqual({
      title: 'Menu',
      search: 'plugins[i18n][locale]=en',
    })
  })

  it('leaves a language that the site does not have to Strapi', () => {
    expect(inPanelLanguage(link, 'fr')).toEqual(link)
  })
})
