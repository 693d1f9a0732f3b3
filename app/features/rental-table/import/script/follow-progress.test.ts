// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { renew } from './follow-progress'

const pageOf = (contents: string) =>
  new DOMParser().parseFromString(`<body>${contents}</body>`, 'text/html')

it('shows the newer page until the import is done', () => {
  document.body.innerHTML =
    '<div data-import data-busy><progress max="9" value="1"></progress></div>'
  expect(
    renew(pageOf('<div data-import data-busy><progress max="9" value="5"></progress></div>')),
  ).toBe(true)
  expect(document.querySelector('progress')?.getAttribute('value')).toBe('5')
  expect(renew(pageOf('<div data-import><p>Done</p></div>'))).toBe(false)
  expect(document.body.textContent).toBe('Done')
})

it('leaves open what somebody reads, and moves the bar alone', () => {
  const fold = '<details open><summary>28</summary></details>'
  document.body.innerHTML = `<div data-import data-busy><progress value="1"></progress>${fold}</div>`
  expect(renew(pageOf('<div data-import data-busy><progress value="2"></progress></div>'))).toBe(
    true,
  )
  expect(document.querySelector('details[open]')).not.toBeNull()
  expect(document.querySelector('progress')?.getAttribute('value')).toBe('2')
})
