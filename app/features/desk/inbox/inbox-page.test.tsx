// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { WrittenAnswer } from '~/features/stays/answer/answer-drawer'
import { sampleAnswer } from '~/testing/factories/answer-page'
import { showIn } from '~/testing/show'
import type { InboxReply } from './bulk-actions'
import { InboxPage } from './inbox-page'
import type { InboxData } from './read-inbox.server'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useRevalidator: () => ({ revalidate: async () => {} }),
}))

type DrawerProps = { isOpen: boolean; onClose: (draft: WrittenAnswer | null) => void }

vi.mock('~/features/stays/answer/answer-drawer', () => ({
  AnswerDrawer: ({ isOpen, onClose }: DrawerProps) =>
    isOpen && (
      <div role="dialog" aria-modal="true">
        <button type="button" onClick={() => onClose(null)}>
          Close
        </button>
        <button type="button" onClick={() => onClose(sampleAnswer({ text: 'Hello' }))}>
          Close with a text
        </button>
      </div>
    ),
}))

type Reload = { reloadDocument?: boolean }

const show = await showIn('en')

const row: InboxData['rows'][number] = {
  reference: 'CS-AAAA',
  revision: 4,
  name: 'Ana',
  about: null,
  stage: 'new',
  language: 'es',
  receivedAt: '2026-11-21T15:00:00.000Z',
  startDate: null,
  endDate: null,
  source: 'inquiry',
  owner: null,
  followUpOn: null,
  isDue: false,
  waited: null,
  openBy: [],
  panel: null,
}

const assignable = [
  { id: 7, name: 'Ana Tzul' },
  { id: 9, name: 'Luz Chávez' },
]

const data: InboxData = {
  title: 'Inbox',
  locale: 'en',
  total: 2,
  hasOlder: false,
  done: 0,
  answered: null,
  filters: {
    q: '',
    state: 'waiting',
    owner: '',
    section: '',
    language: '',
    source: '',
    age: '',
    page: 1,
  },
  people: [...assignable, { id: 3, name: 'Eva (gone)' }],
  assignable,
  rows: [row, { ...row, reference: 'CS-BBBB', revision: 1, name: 'Luis' }],
}

it('leads from a landing lead, and from no other, to the form that makes its stay', () => {
  const lead = { ...row, panel: 'https://cms.example/lead' }
  const rows = [
    { ...lead, source: 'landing' as const },
    { ...lead, reference: 'CS-BBBB', name: 'Luis', source: 'listWithUs' as const },
    { ...row, reference: 'CS-CCCC', name: 'Eva', source: 'landing' as const },
  ]
  show(<InboxPage data={{ ...data, rows }} reply={undefined} />)
  const links = screen.getAllByRole('link', { name: /^Make a stay for/ })
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [['Make a stay for Ana', '/staff/inbox/CS-AAAA/stay']],
  )
})

it('keeps what was ticked and typed for a refused action, also when the page reads itself again', () => {
  const typed = {
    note: 'Called',
    followUpOn: '2026-12-01',
    person: '9',
    reason: 'price',
  }
  const reply: InboxReply = { problem: 'outdated', done: 1, missed: ['CS-AAAA'], typed }
  const { rerender } = show(<InboxPage data={data} reply={reply} />)
  rerender(<InboxPage data={{ ...data }} reply={undefined} />)
  expect(screen.getByRole('alert').textContent).toContain('CS-AAAA')
  const sent = new FormData(document.querySelector<HTMLFormElement>('form#ticked') ?? undefined)
  expect(Object.fromEntries(sent)).toMatchObject(typed)
  const options = [...screen.getByLabelText<HTMLSelectElement>('Assign to').options]
  expect(options.map(({ text }) => text)).toEqual(['Ana Tzul', 'Luz Chávez'])
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Tick (Ana|Luis)/ })
  expect(ticks.map(({ value, checked }) => [value, checked])).toEqual([
    ['CS-AAAA.4', true],
    ['CS-BBBB.1', false],
  ])
})

const nameOf = (name: string) => screen.getByRole('link', { name })
const key = (pressed: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed })

it('leaves the keys of the list to the drawer in which a stay is answered', async () => {
  show(<InboxPage data={data} reply={undefined} />)
  key('j')
  expect(document.activeElement).toBe(nameOf('Ana'))
  key('e')
  const close = await screen.findByRole('button', { name: 'Close' })
  close.focus()
  key('j')
  key('x')
  expect(document.activeElement).toBe(close)
})

it('gives the focus back to what opened the drawer, each time', async () => {
  show(<InboxPage data={data} reply={undefined} />)
  for (const name of ['Ana', 'Luis', 'Luis']) {
    const link = nameOf(`Answer ${name}`)
    fireEvent.click(link)
    const close = await screen.findByRole('button', { name: 'Close' })
    close.focus()
    fireEvent.click(close)
    expect(document.activeElement).toBe(link)
  }
})

it('marks a stay whose answer was written and not sent, so that the page stays when the session ends', async () => {
  show(<InboxPage data={data} reply={undefined} />)
  expect(document.querySelector('[data-unsent]')).toBeNull()
  fireEvent.click(nameOf('Answer Ana'))
  fireEvent.click(await screen.findByRole('button', { name: 'Close with a text' }))
  expect(document.querySelector('[data-row=CS-AAAA] [data-unsent]')?.textContent).toBe('Draft')
  expect(document.querySelectorAll('[data-unsent]')).toHaveLength(1)
})

it('has a switch for its keys, which the browser remembers', () => {
  onTestFinished(() => localStorage.clear())
  const first = show(<InboxPage data={data} reply={undefined} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts' }))
  key('j')
  expect(document.activeElement).toBe(document.body)
  first.unmount()
  show(<InboxPage data={data} reply={undefined} />)
  key('j')
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts' }))
  key('j')
  expect(document.activeElement).toBe(nameOf('Ana'))
})
