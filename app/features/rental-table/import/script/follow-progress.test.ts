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

it.each([
  ['the line that says what became of it', '<h1>a.csv</h1><p role="status">Done</p>', 'Done'],
  ['the name of its file', '<h1>a.csv</h1><button>Go on</button>', 'a.csv'],
])('gives the focus of the button to %s', (_, contents, focused) => {
  document.body.innerHTML = '<div data-import data-busy><button>Stop</button></div>'
  document.querySelector('button')?.focus()
  renew(pageOf(`<div data-import>${contents}</div>`))
  expect(document.activeElement?.textContent).toBe(focused)
})

it('takes the focus from nothing else', () => {
  document.body.innerHTML = '<a href="/">Home</a><div data-import data-busy></div>'
  document.querySelector('a')?.focus()
  renew(pageOf('<div data-import><p role="status">Done</p></div>'))
  expect(document.activeElement?.textContent).toBe('Home')
})
