import { describe, expect, it } from 'vitest'
import { slugify } from '../src/publishing/slugify'

describe('address names', () => {
  it('hold letters, digits and single hyphens', () => {
    expect(slugify('  Casa Ñandú — Nº 5, Antigua! ')).toBe('casa-nandu-n-5-antigua')
    expect(slugify('¿?')).toBe('')
  })
})
