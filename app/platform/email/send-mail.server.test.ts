import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { env } from '~/platform/env/env.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { sendMail } from './send-mail.server'

it('keeps a mail in the data folder where there is no mail server, from the sender of the settings', async () => {
  env.DATA_DIR = await temporaryFolder()
  env.MAIL_FROM = { name: 'Ceiba Stays', address: 'desk@ceiba.example' }
  await sendMail({
    messageId: 'b7c1.staff',
    from: { name: '', address: 'hello@ceiba.example' },
    to: { name: '', address: 'staff@ceiba.example' },
    subject: 'News',
    text: 'Somebody wrote.',
    html: '<p>Somebody wrote.</p>',
  })
  const file = await readFile(join(env.DATA_DIR, 'mail', 'b7c1.staff.eml'), 'utf8')
  expect(file).toContain('From: Ceiba Stays <desk@ceiba.example>')
  expect(file).toContain('Message-ID: <b7c1.staff@localhost>')
})
