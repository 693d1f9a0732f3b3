import { expect, it } from 'vitest'
import { leadStayAnswerSchema } from '../../content-types/desk-lead'
import { clients, type EngineStage } from './engine-stage'
import { known, sendUndated } from './lead-stays'
import { stayCalls } from './stay-calls'

export function describeLeadStaysAtOnce(stage: () => EngineStage): void {
  it(`makes one stay of a lead of which ${clients} people make one at once`, async () => {
    const { cms, withDatabase } = stage()
    const calls = stayCalls(cms)
    const { reference } = await sendUndated(cms)
    const answers = await Promise.all(
      Array.from({ length: clients }, async (_, number) => {
        const by = { actor: `staff: ${number}`, address: '' }
        const answer = await calls.send('PUT', `desk/leads/${reference}/stay`, { ...known, by })
        const { data } = leadStayAnswerSchema.parse(await answer.json())
        return { status: answer.status, ...data }
      }),
    )
    expect(new Set(answers.map((answer) => answer.reference))).toEqual(new Set([reference]))
    expect(answers.filter(({ status, isNew }) => status === 201 && isNew)).toHaveLength(1)
    expect(answers.filter(({ status, isNew }) => status === 200 && !isNew)).toHaveLength(
      clients - 1,
    )
    const stays = await withDatabase((database) => database('stays').where({ lead: reference }))
    expect(stays).toHaveLength(1)
    const { events } = await calls.read(reference)
    expect(events.map(({ kind }) => kind)).toEqual(['wrote', 'began', 'facts'])
  })
}
