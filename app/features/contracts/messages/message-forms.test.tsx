// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleContract } from '~/testing/factories/contract'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import { readGuestPage } from '../guest/page/read-guest-page.server'
import { MessageForms } from './message-forms'

vi.mock('@remix-run/react', () => ({
  Form({
    preventScrollReset: _,
    ...props
  }: ComponentPropsWithoutRef<'form'> & { preventScrollReset: boolean }) {
    return <form {...props} />
  },
  useLocation: () => ({ pathname: '/contract/x' }),
}))

const show = await showIn('en')
const files = { find: async () => null }
const data = await readGuestPage(sampleContract(), { link: 'x', locale: 'en', files })
const { ask, asked: notice } = data.words.guest

it('says that a question was sent, and takes the next one', () => {
  const forms = (asked: string | null) => (
    <MessageForms data={data} actions={['ask']} reply={undefined} asked={asked} />
  )
  const { rerender } = show(forms(null))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(ask.label)
  for (const sent of ['1', '2']) {
    fireEvent.input(field(), { target: { value: 'May we bring a dog?' } })
    rerender(forms(sent))
    expect(screen.getByText(notice)).toBeTruthy()
    expect(field().value).toBe('')
  }
})

it.each(['ask', 'decline'] as const)(
  'shows without script what became of it: the address of the form %s ends in its id',
  (action) => {
    show(<MessageForms data={data} actions={[action]} reply={undefined} asked={null} />)
    const form = document.querySelector('form')
    expect(form?.getAttribute('action')).toBe(`/contract/x#${form?.id}`)
  },
)

it('ties to the field that nothing was written', () => {
  const failed = { action: 'ask', text: '', problem: 'writeMessage' } as const
  const reply = { result: null, formError: null, fileProblem: null, message: failed }
  show(<MessageForms data={data} actions={['ask']} reply={reply} asked={null} />)
  const field = screen.getByLabelText(ask.label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toBe(screen.getByRole('alert').textContent)
})
