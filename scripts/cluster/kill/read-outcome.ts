import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { createOutboxDatabase } from '~/platform/outbox/outbox-database.server'
import { openCms } from './cms-rows'
import type { Stack } from './stack'

/** The kind of submission that tells both sides of a signature. */
const signedKind = 'signed-contract'
const payloadSchema = z.object({ reference: z.string() })

/** What the CMS has stored. `submissionId` begins the Message-ID of its mails. */
const storedSchema = z.array(
  z.object({
    kind: z.string(),
    reference: z.string(),
    email: z.string(),
    submissionId: z.string(),
  }),
)

export type Stored = z.infer<typeof storedSchema>[number]

/** A mail: the submission that it is about, and who gets it (`staff`, `guest`, `visitor`). */
export type Mail = { submissionId: string; recipient: string; to: string }

/** Everything that was stored and mailed. */
export async function readOutcome(stack: Stack): Promise<{ stored: Stored[]; mails: Mail[] }> {
  const signed = await readSignedSubmissions(stack)
  const cms = await openCms(stack.cmsDatabase)
  try {
    const forms = storedSchema.parse(
      await cms.rows(
        `SELECT 'inquiry' AS kind, reference, email, submission_id AS "submissionId" FROM inquiries
         UNION ALL SELECT kind, reference, email, submission_id FROM leads
         UNION ALL SELECT 'contractInquiry', reference, email, submission_id FROM contract_inquiries`,
      ),
    )
    const versions = storedSchema.parse(
      await cms.rows(
        `SELECT 'contract' AS kind, reference, guest_email AS email, '' AS "submissionId"
         FROM contract_versions JOIN contracts USING (reference)`,
      ),
    )
    const contracts = versions.flatMap((version) => {
      const ids = signed.get(version.reference) ?? ['']
      return ids.map((submissionId) => ({ ...version, submissionId }))
    })
    return { stored: [...forms, ...contracts], mails: await readMails(stack.mails) }
  } finally {
    await cms.close()
  }
}

/** The submissions of the outbox that tell of each signed contract, by its reference. */
async function readSignedSubmissions({ outbox }: Stack): Promise<Map<string, string[]>> {
  const database = createOutboxDatabase(outbox)
  try {
    const opened = await database.open()
    const rows = await opened
      .selectFrom('submission')
      .select(['id', 'payload'])
      .where('kind', '=', signedKind)
      .execute()
    const ids = new Map<string, string[]>()
    for (const { id, payload } of rows) {
      const { reference } = payloadSchema.parse(JSON.parse(payload ?? '{}'))
      ids.set(reference, [...(ids.get(reference) ?? []), id])
    }
    return ids
  } finally {
    await database.close()
  }
}

export async function readMails(folder: string): Promise<Mail[]> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text) => {
    const [, submissionId, recipient] = /^message-id:\s*<([^.>]+)\.(\w+)@/im.exec(text) ?? []
    const to = /^to:(.*(?:\r?\n[ \t].*)*)/im.exec(text)?.[1] ?? ''
    return submissionId && recipient ? [{ submissionId, recipient, to }] : []
  })
}
