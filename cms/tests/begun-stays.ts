import { expect, it } from 'vitest'
import { stayAnswerSchema } from '../../content-types/stay'
import type { Stage } from './stage'
import { staff, stayCalls } from './stay-calls'

export function describeBegunStays(stage: () => Stage): void {
  it('the team begins a stay for somebody who called, once', async () => {
    const { send } = stayCalls(stage().cms)
    const stay = {
      reference: 'S-7K2M9QAB',
      by: staff,
      guestName: 'María Xol',
      email: null,
      phone: '+502 5555 1234',
      language: 'es',
      rental: { id: 'any', name: 'Casa Ñandú' },
      startDate: '2035-05-03',
      endDate: '2035-05-07',
      guests: 2,
    }
    for (let times = 0; times < 2; times += 1) {
      const answer = await send('POST', 'stays', stay)
      expect(answer.status).toBe(201)
      expect(stayAnswerSchema.parse(await answer.json()).data).toMatchObject({
        reference: 'S-7K2M9QAB',
        stage: 'answered',
        guestName: 'María Xol',
        revision: 1,
        rentalName: 'Casa Ñandú',
        startDate: '2035-05-03',
        inquiry: null,
        lead: null,
        events: [{ kind: 'began', stage: 'answered', ...staff }],
      })
    }
    expect((await send('POST', 'stays', { ...stay, reference: 'CS-7K2M9Q' })).status).toBe(400)
  })
}
