import { expect, it } from 'vitest'
import { contractPayloadForm } from '../api/contract-payload'
import { readRemovedFiles } from './removed-files'

const [first, second] = ['a1'.repeat(20), 'b2'.repeat(20)]

it('are read from their own fields, several from one', () => {
  const form = new FormData()
  form.append('personalPhotoRemoved', first)
  form.append('personalPhotoRemoved', second)
  form.append('personalPhoto', 'c3'.repeat(20))
  expect(readRemovedFiles(form)).toEqual([first, second])
})

it('are named by a call, too', () => {
  const form = contractPayloadForm({ personalDocumentRemoved: first, personalPhoto: null })
  expect(readRemovedFiles(form)).toContain(first)
})
