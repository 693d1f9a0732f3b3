// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WrittenAnswer } from '~/features/stays/answer/answer-drawer'
import { sampleAnswer } from '~/testing/factories/answer-page'
import { useAnswering, type AnswerTarget } from './use-answering'

const ana: AnswerTarget = { address: '/staff/stays/CS-A/answer', stage: 'new' }
const luis: AnswerTarget = { address: '/staff/stays/CS-B/answer', stage: 'new' }

it('goes on with each answer that somebody wrote, and begins anew with any other', () => {
  const { result } = renderHook(() => useAnswering())
  const closeWith = (draft: WrittenAnswer | null) => {
    act(() => result.current.close(draft))
    expect(result.current.isOpen).toBe(false)
  }
  const textOf = (target: AnswerTarget) => {
    act(() => result.current.open(target))
    expect(result.current).toMatchObject({ target, isOpen: true })
    return result.current.draft?.text
  }
  expect(textOf(ana)).toBeUndefined()
  expect(result.current.hasDraft(ana)).toBe(false)
  closeWith(sampleAnswer({ text: 'Hello Ana' }))
  expect(result.current.hasDraft(ana)).toBe(true)
  expect(result.current.hasDraft({ ...ana, stage: 'answered' })).toBe(false)
  expect(textOf(luis)).toBeUndefined()
  closeWith(sampleAnswer({ text: 'Hello Luis' }))
  expect(textOf(ana)).toBe('Hello Ana')
  closeWith(null)
  expect(textOf(ana)).toBeUndefined()
  expect(result.current.times).toBe(4)
  expect(textOf(luis)).toBe('Hello Luis')
  closeWith(sampleAnswer({ text: 'Hello Luis' }))
  expect(textOf({ ...luis, stage: 'answered' })).toBeUndefined()
})
