import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { editorToken } from './editor-token'
import { cmsAccount } from './stack'

const madeSchema = z.object({ data: z.object({ documentId: z.string() }) })
const rentalsSchema = z.object({
  results: z.array(z.object({ documentId: z.string(), name: z.string(), slug: z.string() })),
})

/** Words that stand in instructions and nowhere else. */
export const secret = { en: 'The gate code is 471147', es: 'El código del portón es 471147' }

export type MadeBooking = { documentId: string; number: string; guest: string; rental: string }

/** A confirmation of two properties as staff write it in the CMS, the first of them one of the house's own. */
export async function makeBooking(language: Locale): Promise<MadeBooking> {
  const { cms, ...account } = cmsAccount()
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await editorToken({ cms, ...account })}`,
  }
  const types = `${cms}/content-manager/collection-types`

  async function call(method: string, path: string, data?: object): Promise<unknown> {
    const body = data ? JSON.stringify(data) : null
    const response = await fetch(`${types}/${path}`, { method, headers, body })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  const query = `locale=${language}&pageSize=1&filters[type][$eq]=vacation_rental`
  const { results } = rentalsSchema.parse(await call('GET', `api::rental.rental?${query}`))
  const [rental] = results
  if (!rental) throw new Error('The CMS has no vacation rental')
  const number = `R-${randomUUID().slice(0, 8)}`
  const guest = `Łucja Żółć ${number}`
  const dates = { startDate: '2027-01-04', endDate: '2027-01-08' }
  const { data } = madeSchema.parse(
    await call('POST', 'api::booking-confirmation.booking-confirmation', {
      noRequirement: number,
      guestName: guest,
      language,
      noPax: 7,
      ...dates,
      details: [
        {
          ...dates,
          noPax: 4,
          rental: {
            connect: [{ documentId: rental.documentId, locale: language, status: 'draft' }],
          },
          arrivalInstructionsEn: `From the park **two blocks** north. ${secret.en}`,
          arrivalInstructionsEs: `Del parque **dos cuadras** al norte. ${secret.es}`,
          checkinInstructionsEn: 'The key hangs behind the fern.',
          checkinInstructionsEs: 'La llave cuelga detrás del helecho.',
        },
        { name: 'Casa Ñandú', startDate: '2027-01-05', endDate: '2027-01-08', noPax: 3 },
      ],
    }),
  )
  return { documentId: data.documentId, number, guest, rental: rental.name }
}
