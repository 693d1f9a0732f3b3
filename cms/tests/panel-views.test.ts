import { describe, expect, it } from 'vitest'
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
