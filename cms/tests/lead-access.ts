import { beforeAll, describe, expect, it } from 'vitest'
import { fieldLabel } from '../src/publishing/field-label'
import type { Editor } from './editor'
import { askSubscribed, exportLeads, filesOf, lead, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { withDatabase } from './open-database'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken, submissionToken } from './start-cms'

export function describeLeadAccess(stage: () => Stage): void {
  const arrive = (sample: object = leadSample('referral')) => leadCalls.submit(stage().cms, sample)
  let marketing: Editor
  let operations: Editor
  let administrator: Editor

  beforeAll(async () => {
    const { cms, editor } = stage()
    marketing = await hire(cms, editor, 'ceiba-marketing')
    operations = await hire(cms, editor, 'ceiba-operations')
    administrator = await hire(cms, editor, 'ceiba-administrator')
  })

  describe('leads and the tokens of the site', () => {
    it.each([
      'leads',
      'leads/any',
      'submissions/leads',
      'submissions/subscribers/find',
      'submissions/subscribers/state',
      'submissions/subscribers/change',
      'submissions/subscribers/unconfirmed',
      'submissions/subscribers/reminded',
    ])('have no address %s at which they could be read', async (path) => {
      for (const token of [undefined, contentToken, submissionToken]) {
        const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
        const { status } = await fetch(`${stage().cms.url}/api/${path}`, { headers })
        expect(status).toBe(404)
      }
    })

    it('come in, and are asked about, with the token for submissions alone', async () => {
      const { cms } = stage()
      for (const [token, status] of [
        [contentToken, 403],
        ['something-else-altogether', 401],
      ] as const) {
        const sample = leadSample('referral')
        expect(await leadCalls.submit(cms, sample, token)).toMatchObject({ status })
        expect(await askSubscribed(cms, 'ana@example.com', token)).toMatchObject({ status })
      }
    })

    it.each(['unconfirmed', 'reminded'])(
      'are told to the token for submissions alone where the newsletter is not confirmed: %s',
      async (name) => {
        for (const [token, status] of [
          [undefined, 401],
          [contentToken, 403],
          ['something-else-altogether', 401],
        ] as const) {
          const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
          const address = `${stage().cms.url}/api/submissions/subscribers/${name}`
          expect(await fetch(address, { method: 'POST', headers })).toMatchObject({ status })
        }
      },
    )

    it.each(['leads.csv', 'lead-files/any', 'submissions-waiting/api::lead.lead'])(
      'are told to nobody who is not signed in: %s',
      async (path) => {
        await arrive()
        for (const token of [undefined, contentToken, submissionToken]) {
          const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
          const { status } = await fetch(`${stage().cms.url}/${path}`, { headers })
          expect(status).toBe(401)
        }
      },
    )
  })

  describe('leads and the people who work here', () => {
    it.each(['Operations', 'Marketing'])('are worked on by %s, in three fields', async (role) => {
      const { cms } = stage()
      const person = role === 'Marketing' ? marketing : operations
      const sample = leadSample('referral')
      const { documentId } = await arrive(sample)
      expect(await leadCalls.listStatus(cms, person)).toBe(200)
      const answered = { stage: 'contacted', owner: 'Ana', notes: 'Called at ten.' }
      await person.save(lead, documentId, { ...answered, email: 'x@example.com', kind: 'career' })
      expect(await leadCalls.open(cms, person, documentId)).toMatchObject({
        ...answered,
        email: sample.contact.email,
        kind: 'referral',
      })
    })

    it('go through every stage', async () => {
      const { documentId } = await arrive()
      for (const stageName of ['contacted', 'won', 'lost', 'settled', 'spam', 'new']) {
        const saved = await marketing.save(lead, documentId, { stage: stageName })
        expect(saved).toMatchObject({ status: 200 })
      }
      const saved = await marketing.save(lead, documentId, { stage: 'offered' })
      expect(saved).toMatchObject({ status: 400 })
    })

    it('are changed in what was sent by nobody, made by nobody, deleted by administrators', async () => {
      const { editor } = stage()
      const { documentId } = await arrive()
      for (const change of [{ email: 'x@example.com' }, { kind: 'career' }, { campaign: null }]) {
        const [field = ''] = Object.keys(change)
        expect(await editor.save(lead, documentId, change)).toMatchObject({
          status: 400,
          message: expect.stringContaining(fieldLabel(lead, field)),
        })
      }
      expect(await editor.create(lead, { reference: 'CS-0000' })).toMatchObject({ status: 403 })
      for (const person of [marketing, operations]) {
        expect(await person.remove(lead, documentId, null)).toMatchObject({ status: 403 })
      }
      expect(await administrator.remove(lead, documentId, null)).toMatchObject({ status: 200 })
    })

    it('lead Operations, and not Marketing, to the private files of an application', async () => {
      const { cms } = stage()
      const sample = leadSample('career')
      const { documentId } = await arrive(sample)
      const { cv, photo } = sample.application
      const address = (id: string) => `http://localhost:3000/staff/files/${id}`
      expect((await filesOf(cms, operations, documentId)).files).toEqual([
        { kind: 'cv', name: cv.name, url: address(cv.id) },
        { kind: 'photo', name: photo.name, url: address(photo.id) },
      ])
      expect(await filesOf(cms, marketing, documentId)).toEqual({ status: 403, files: [] })
      expect(await leadCalls.open(cms, operations, documentId)).toMatchObject({ cvFile: cv.id })
      const seen = JSON.stringify(await leadCalls.open(cms, marketing, documentId))
      expect(seen).not.toContain(cv.id)
      expect(seen).not.toContain(photo.id)
    })

    it('have no files where they are no application', async () => {
      const { cms } = stage()
      const { documentId } = await arrive()
      expect(await filesOf(cms, operations, documentId)).toEqual({ status: 200, files: [] })
      expect(await filesOf(cms, operations, 'nobody')).toMatchObject({ status: 404 })
    })
  })

  describe('leads on the home page of the panel', () => {
    it('are counted while nobody took them up; subscriptions never', async () => {
      const { cms } = stage()
      const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString()
      const before = (await leadCalls.waitingFor(cms, marketing)).data
      await arrive(leadSample('landing', { receivedAt: new Date().toISOString() }))
      await arrive(leadSample('productClaim', { receivedAt: twoHoursAgo }))
      await arrive(leadSample('subscription', { receivedAt: twoHoursAgo }))
      const { data } = await leadCalls.waitingFor(cms, marketing)
      expect(data).toEqual({ new: before.new + 2, late: before.late + 1 })
    })
  })

  describe('an export of leads', () => {
    const byEmail = (email: string) => `filters[$and][0][email][$eq]=${encodeURIComponent(email)}`

    it('is a table for spreadsheets with what the list was filtered by', async () => {
      const { cms } = stage()
      const sample = leadSample('career')
      await arrive(sample)
      await arrive()
      const query = `?${byEmail(sample.contact.email)}&language=es`
      const { status, headers, bytes, lines } = await exportLeads(cms, marketing, query)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="leads-[\d-]+\.csv"$/,
      )
      expect(headers.get('cache-control')).toBe('no-store')
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(lines).toHaveLength(2)
      const [headings = [], cells = []] = lines
      expect(cells).toHaveLength(headings.length)
      const row = Object.fromEntries(headings.map((heading, index) => [heading, cells[index]]))
      expect(row).toMatchObject({
        Referencia: sample.reference,
        Recibida: '2026-11-21 09:04',
        Formulario: 'Solicitud de empleo',
        Etapa: 'Nueva',
        Nombre: 'Ana Lucía Xicará',
        Idioma: 'Español',
        Sobre: 'Anfitriona en Antigua',
        Origen: 'newsletter / email / noviembre',
        'Campaña: Fuente': 'newsletter',
        'Nivel de inglés': '2',
        'Hoja de vida': 'hoja-de-vida.pdf',
      })
      expect(bytes.toString()).not.toContain(sample.application.cv.id)
    })

    it('runs no formula of a visitor', async () => {
      const { cms } = stage()
      const sample = leadSample('referral')
      const contact = {
        ...sample.contact,
        firstName: '=HYPERLINK("https://example.com")',
        lastName: '@SUM(A1)',
      }
      const specialRequirement = '-2+3,\n"=1"'
      await arrive({ ...sample, contact, specialRequirement })
      const { lines } = await exportLeads(cms, operations, `?${byEmail(contact.email)}`)
      expect(lines[1]).toContain(`'=HYPERLINK("https://example.com") @SUM(A1)`)
      expect(lines[1]).toContain(`'-2+3,\n"=1"`)
      expect(lines[1]).toContain(`'${contact.phone}`)
      for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    })

    it('has all pages of the list, in its order', async () => {
      const { cms } = stage()
      const rows = Array.from({ length: 450 }, (_, index) => ({
        document_id: `many-${index}`,
        reference: `CS-MANY${String((index * 7) % 450).padStart(3, '0')}`,
        special_requirement: 'One of very many.',
        published_at: Date.now(),
      }))
      await withDatabase(cms, (database) => database.batchInsert('leads', rows, 50))
      const filter = 'filters[$and][0][specialRequirement][$eq]=One of very many.'
      const { lines } = await exportLeads(cms, operations, `?${filter}&sort=reference:ASC`)
      const references = lines.slice(1).map(([reference]) => reference)
      expect(references).toEqual(rows.map(({ reference }) => reference).sort())
    })

    it('finds for nobody what they may not read', async () => {
      const { cms } = stage()
      const application = {
        ...leadSample('career').application,
        cv: { id: 'a-cv-that-nobody-else-has', name: 'cv.pdf' },
      }
      await arrive(leadSample('career', { application }))
      const query = '?filters[$and][0][cvFile][$startsWith]=a-cv-that'
      expect((await exportLeads(cms, operations, query)).lines).toHaveLength(2)
      const { status, lines } = await exportLeads(cms, marketing, query)
      // The filter is dropped, so that it does not tell whether there is such a file.
      expect(status).toBe(200)
      expect(lines.length).toBeGreaterThan(2)
    })

    it('is not for people who may not read leads', async () => {
      expect(await exportLeads(stage().cms, null)).toMatchObject({ status: 401 })
    })
  })
}
