import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { guardContractTemplates } from '../src/contracts/guard-templates'

type Save = { uid: string; action: string; params: { data: object } }
type Middleware = (context: Save, next: () => Promise<unknown>) => Promise<unknown>

const uid = 'api::contract-template.contract-template'

function guard(): Middleware {
  const added: Middleware[] = []
  const strapi = { documents: { use: (middleware: Middleware) => added.push(middleware) } }
  guardContractTemplates(strapi as unknown as Core.Strapi)
  const [middleware] = added
  if (!middleware) throw new Error('no middleware')
  return middleware
}

it.each(['create', 'update', 'clone'])('a template is checked on %s', async (action) => {
  const save = (reminderDays: string) =>
    guard()({ uid, action, params: { data: { reminderDays } } }, async () => 'saved')
  await expect(save('soon')).rejects.toThrow('write the reminders as days')
  expect(await save('1, 3')).toBe('saved')
})
