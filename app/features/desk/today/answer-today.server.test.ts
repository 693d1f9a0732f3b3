import { expect, it, vi } from 'vitest'
import { answerToday } from './answer-today.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))

const queue = {
  retryDeadLetter: vi.fn(async () => 1),
  giveUpDeadLetter: vi.fn(async () => 1),
}

const send = (fields: Record<string, string>) =>
  answerToday(
    new Request('https://ceiba.example/staff', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
    'es',
    queue,
  )

it.each([
  ['retry', queue.retryDeadLetter],
  ['giveUp', queue.giveUpDeadLetter],
])('goes back to Today after %s and says what was done', async (step, take) => {
  const answer = await send({ do: step, submission: 'id' }).catch((thrown: unknown) => thrown)
  expect(take).toHaveBeenCalledExactlyOnceWith('id')
  const to = answer instanceof Response ? answer.headers.get('Location') : null
  expect(to).toBe(`/es/personal?done=${step}`)
})

it('does nothing that Today does not offer', async () => {
  await expect(send({ do: 'delete', submission: 'id' })).rejects.toMatchObject({ status: 400 })
})
