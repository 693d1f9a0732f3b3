// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAnswering, type AnswerTarget } from './use-answering'

const ana: AnswerTarget = { address: '/staff/stays/CS-A/answer', stage: 'new' }
const luis: AnswerTarget = { address: '/staff/stays/CS-B/answer', stage: 'new' }

it('goes on with an answer that somebody wrote, and begins anew with any other', () => {
  const { result } = renderHook(() => useAnswering())
  const openAfter = (isWritten: boolean, target: AnswerTarget) => {
    act(() => result.current.close(isWritten))
    expect(result.current.isOpen).toBe(false)
    act(() => result.current.open(target))
    expect(result.current).toMatchObject({ target, isOpen: true })
    return result.current.times
  }
  act(() => result.current.open(ana))
  expect(result.current.times).toBe(1)
  expect(openAfter(true, ana)).toBe(1)
  expect(openAfter(false, ana)).toBe(2)
  expect(openAfter(true, luis)).toBe(3)
  expect(openAfter(true, { ...luis, stage: 'answered' })).toBe(4)
})
