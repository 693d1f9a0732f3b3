import { describe, expect, it } from 'vitest'
import { fieldFaults, type FormLayout } from '../src/admin/panels/field-faults'

const field = (name: string, label: string, component?: string) => ({
  name,
  label,
  attribute: { component },
})

const form: FormLayout = {
  layout: [
    [[field('title', 'Título')], [field('seo', 'Buscadores', 'shared.seo')]],
    [[field('blocks', 'Bloques')]],
  ],
  components: {
    'shared.seo': { layout: [[field('metaTitle', 'Título')]] },
    'blocks.hero': { layout: [[field('text', 'Texto')]] },
  },
}
const names = (uid: string) => (uid === 'blocks.hero' ? 'Portada' : uid)
const labels = (errors: unknown, values: unknown = {}) =>
  fieldFaults(form, { errors, values }, names).map(({ label }) => label)

describe('the fields to correct', () => {
  it('are called as in the form, with the parts they stand in', () => {
    const errors = {
      title: { id: 'required' },
      seo: { metaTitle: 'too long' },
      blocks: [undefined, { text: { id: 'required' } }],
    }
    const values = { blocks: [{ __component: 'shared.seo' }, { __component: 'blocks.hero' }] }
    expect(labels(errors, values)).toEqual([
      'Título',
      'Buscadores → Título',
      'Bloques 2 (Portada) → Texto',
    ])
    expect(fieldFaults(form, { errors, values }, names).at(-1)?.path).toBe('blocks.1.text')
  })

  it('are none without errors, and the whole part where the fault has no place in it', () => {
    expect(labels({})).toEqual([])
    expect(labels({ seo: 'is required', blocks: { id: 'too many' } })).toEqual([
      'Buscadores',
      'Bloques',
    ])
  })
})
