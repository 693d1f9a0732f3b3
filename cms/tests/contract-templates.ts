import { describe, expect, it } from 'vitest'
import { contractPlaceholders } from '../../content-types/contract-placeholder'
import { openPanel } from './editor'
import type { Stage } from './stage'
import { contentToken } from './start-cms'

const template = 'api::contract-template.contract-template'
const every = contractPlaceholders.map(({ name }) => `{{${name}}}`).join(' ')

export function describeContractTemplates(stage: () => Stage): void {
  describe('a contract template', () => {
    it('is saved with every placeholder, and begins with the figures of the house', async () => {
      const { editor, cms } = stage()
      const data = { name: 'Whole', descriptionOne: every }
      expect(await editor.create(template, data)).toMatchObject({ status: 201 })
      const answer = await fetch(`${cms.url}/api/contract-templates?locale=en`, {
        headers: { authorization: `Bearer ${contentToken}` },
      })
      expect(await answer.json()).toMatchObject({
        data: expect.arrayContaining([
          expect.objectContaining({
            name: 'Whole',
            customDownPayment: 50,
            downPaymentDays: 30,
            damageDeposit: 300,
            depositReturnDays: 30,
            lostFirstDepositDays: 30,
            lostFirstDeposit: 50,
            cancellationCoverExpenses: 85,
            customCheckIn: '1 PM',
            customCheckOut: '10 AM',
          }),
        ]),
      })
    })

    it('is refused with a placeholder that nobody fills in, by its name', async () => {
      const data = { name: 'Odd', descriptionOne: `${every} {{guestName}}` }
      const { status, message } = await stage().editor.create(template, data)
      expect(status).toBe(400)
      expect(message).toContain('placeholders that do not exist: {{guestName}}')
    })

    it('is refused with a picture, which no contract shows', async () => {
      const data = { name: 'Drawn', descriptionOne: `${every}\n\n![A court](/uploads/court_1.jpg)` }
      const { status, message } = await stage().editor.create(template, data)
      expect(status).toBe(400)
      expect(message).toContain('words alone')
    })

    it('is refused without one that it needs, in the language of the editor', async () => {
      const data = { name: 'Corta', descriptionOne: every.replace('{{fullPayment}}', '') }
      const { cms, editor } = stage()
      const inSpanish = openPanel(cms, editor.authorization, 'es')
      const { status, message } = await inSpanish.create(template, data, 'es')
      expect(status).toBe(400)
      expect(message).toContain('le faltan estos marcadores: {{fullPayment}}')
    })

    it('is refused with reminders that are no days', async () => {
      const data = { name: 'Late', descriptionOne: every, reminderDays: 'soon' }
      expect(await stage().editor.create(template, data)).toMatchObject({ status: 400 })
    })
  })
}
