import { expect, it } from 'vitest'
import { formText } from './form-text'

it('has one character for a line break, and no blanks around it', () => {
  const form = new FormData()
  form.set('note', ' Uno\r\ndos\n\r\n')
  expect(formText(form, 'note')).toBe('Uno\ndos')
})

it('is empty if the field is missing or a file', () => {
  const form = new FormData()
  form.set('file', new Blob(['text']))
  expect(formText(form, 'file')).toBe('')
  expect(formText(form, 'note')).toBe('')
})
