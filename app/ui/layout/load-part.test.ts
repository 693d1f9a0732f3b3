// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { loadPart } from './load-part'

/** The sheet of a part that the bundler has asked for without a network. */
function failSheet(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  document.head.append(link)
  link.href = 'data:text/css,p{color:red}'
  link.dispatchEvent(new Event('error'))
  return link
}

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

it('asks again for a sheet that failed, and waits for it before the part is shown', async () => {
  const first = failSheet()
  const load = vi.fn(async () => 'part')
  const loading = loadPart(load)
  const [again] = sheets()
  expect(again).not.toBe(first)
  expect(again?.href).toBe(first.href)
  expect(load).not.toHaveBeenCalled()
  again?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('part')
  again?.remove()
})

it('rejects while the sheet still fails, and asks for it the next time', async () => {
  failSheet()
  const load = vi.fn(async () => 'part')
  const failing = loadPart(load)
  sheets()[0]?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('No style sheet')
  expect(load).not.toHaveBeenCalled()
  const loading = loadPart(load)
  sheets()[0]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('part')
  expect(sheets()).toHaveLength(1)
})

it('asks again for a sheet whose link is gone', async () => {
  failSheet().remove()
  const loading = loadPart(async () => 'part')
  const [again] = sheets()
  again?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('part')
  again?.remove()
})

it('leaves the sheets of pages and of other programs alone', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(await loadPart(async () => 'part')).toBe('part')
  expect(link.isConnected).toBe(true)
})
