// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { showIn } from '~/testing/show'
import { MantinePart } from '~/ui/mantine/mantine-part'
import { NewsToasts } from './news-toasts'
import type { NewsItem } from './news-item'

const tell = vi.hoisted(() => ({ items: (_: NewsItem[]): void => undefined }))
vi.mock('./follow-news', () => ({
  followNews({ onItems }: { onItems: (items: NewsItem[]) => void }) {
    tell.items = onItems
    return () => undefined
  },
}))

const show = await showIn('en')

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    act(() => notifications.clean())
    vi.useRealTimers()
  })
})

async function open(...references: string[]): Promise<void> {
  show(
    <MantinePart>
      <button type="button">Take it</button>
      <main id="content" tabIndex={-1} />
      <NewsToasts locale="en" />
    </MantinePart>,
  )
  const items = references.map((reference): NewsItem => ({
    id: reference,
    reference,
    what: 'arrived',
    section: 'vacationRentals',
    kind: null,
    panel: null,
  }))
  act(() => tell.items(items))
  await pass(1)
}

/** Lets seconds pass. */
const pass = (count: number) => act(() => vi.advanceTimersByTimeAsync(seconds(count)))
const link = (name: string) => screen.getByRole('link', { name })
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

/** Closes a toast by its button, which has the focus. */
async function close(reference: string): Promise<void> {
  const toast = link(reference).closest<HTMLElement>('[role=group]')
  if (!toast) throw new Error(`No toast of ${reference}`)
  const button = within(toast).getByRole('button')
  act(() => button.focus())
  fireEvent.click(button)
  await pass(1)
}

it('hides a toast after twelve seconds, but not while it has the focus or the pointer', async () => {
  await open('CS-A', 'CS-B', 'CS-C')
  act(() => link('CS-A').focus())
  fireEvent.mouseEnter(link('CS-B').closest('[role=group]') ?? document.body)
  await pass(13)
  await pass(1)
  expect(links()).toEqual(['CS-A', 'CS-B'])
  expect(document.activeElement).toBe(link('CS-A'))
  act(() => screen.getByRole('button', { name: 'Take it' }).focus())
  await pass(13)
  await pass(1)
  expect(links()).toEqual(['CS-B'])
})

it('gives the focus of a closed toast to the next one, and at last back', async () => {
  await open('CS-A', 'CS-B')
  act(() => screen.getByRole('button', { name: 'Take it' }).focus())
  await close('CS-A')
  expect(document.activeElement).toBe(link('CS-B'))
  await close('CS-B')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take it' }))
})

it('gives the focus to the content where nothing had it before', async () => {
  await open('CS-A')
  await close('CS-A')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
