import { joinList, splitList } from '../split-list'
import type { KnownEntries } from '../read-known-entries'
import { type Column, problem } from './column'
import { isRelation, keyOfEntry, type Relation } from './relations'

type Target = Record<string, unknown>

/** A relation to one entry, named by its slug or key. */
export function oneColumn(field: Relation, { isRequired = false } = {}): Column {
  return {
    field,
    locale: null,
    isNumber: false,
    isRequired,
    empty: null,
    examples: ['', ''],
    read: (value) => (value ? keyOfEntry(field, value as Target) : ''),
    parse(cell, known) {
      const target = known[field].get(cell.toLowerCase())
      if (!target) return problem('unknown', cell)
      return target.isUntranslated ? problem('untranslated', cell) : { value: target }
    },
  }
}

/** A relation to several entries, in order. */
export function manyColumn(field: Relation): Column {
  return {
    field,
    locale: null,
    isNumber: false,
    isRequired: false,
    empty: [],
    examples: ['', ''],
    read: (value) =>
      joinList((Array.isArray(value) ? value : []).map((target) => keyOfEntry(field, target))),
    parse(cell, known) {
      const keys = [...new Set(splitList(cell).filter((key) => key !== ''))]
      const value = keys.map((key) => known[field].get(key.toLowerCase()))
      const unknown = keys.find((_, at) => !value[at])
      if (unknown !== undefined) return problem('unknown', unknown)
      const untranslated = keys.find((_, at) => value[at]?.isUntranslated)
      return untranslated === undefined ? { value } : problem('untranslated', untranslated)
    },
  }
}

/** Example cells: entries that the CMS has, so that the template can be imported as it is. */
export function exampleOfRelation(field: string, known: KnownEntries): string | null {
  if (!isRelation(field)) return null
  const keys = [...known[field].values()]
    .filter(({ isUntranslated }) => !isUntranslated)
    .map((target) => keyOfEntry(field, target))
  return joinList(keys.slice(0, field === 'amenities' ? 3 : 1))
}
