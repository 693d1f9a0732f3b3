// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { copyClicks } from './copy-link'

const button = document.createElement('button')
button.dataset.copy = 'https://example.com/blog/lakes'

/** Presses the button where the browser's clipboard does as told. */
async function press(writeText: ((text: string) => Promise<void>) | null): Promise<void> {
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {})
  onTestFinished(() => void vi.unstubAllGlobals())
  copyClicks['data-copy'](button)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
})

it('copies the address, says so for three seconds, and longer when it is pressed again', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  await press(writeText)
  expect(writeText).toHaveBeenCalledWith('https://example.com/blog/lakes')
  expect(button.dataset.said).toBe('copied')
  await vi.advanceTimersByTimeAsync(2000)
  await press(writeText)
  await vi.advanceTimersByTimeAsync(2000)
  expect(button.dataset.said).toBe('copied')
  await vi.advanceTimersByTimeAsync(1000)
  expect(button.dataset.said).toBeUndefined()
})

it.each([
  ['refuses', () => Promise.reject(new Error('denied'))],
  ['has no clipboard', null],
])('says so where the browser %s', async (_name, writeText) => {
  await press(writeText)
  expect(button.dataset.said).toBe('not-copied')
  await vi.advanceTimersByTimeAsync(3000)
  expect(button.dataset.said).toBeUndefined()
})
