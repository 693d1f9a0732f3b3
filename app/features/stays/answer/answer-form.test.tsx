// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleAnswer } from '~/testing/factories/answer-page'
import { showIn } from '~/testing/show'
import { AnswerForm } from './answer-form'
import type { AnswerReply } from './answer-reply'

type Reload = { reloadDocument?: boolean }
vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
}))

const show = await showIn('en')
const draft = sampleAnswer()

it.each([
  ['outdated', false],
  ['notSent', true],
] as const)(
  'keeps the text of an answer that is %s; it cannot be changed: %s',
  (problem, isFixed) => {
    const kept = { replyId: 'reply', revision: 2, subject: 'Casa', text: 'Hello Ana' }
    const reply: AnswerReply = { problem, unfilled: '', ...kept }
    show(<AnswerForm stay={draft.stay} draft={draft} locale="en" reply={reply} />)
    const fields = ['Subject of the e-mail', 'Text'].map((name) => screen.getByLabelText(name))
    expect(fields).toMatchObject([
      { value: 'Casa', readOnly: isFixed },
      { value: 'Hello Ana', readOnly: isFixed },
    ])
  },
)
