import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Stay } from '~content/stay'
import { sampleReservation } from '~/testing/factories/contract'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { drawReceipt, receiptNumber } from './draw-receipt.server'
import { fileName } from './receipt-kind.server'

const agreement = { stage: 'signed', signedAt: null, reservation: sampleReservation() } as const
const stay = sampleStay({ agreement })

describe('a receipt', () => {
  it('is one sheet, in the language of its guest, called by its number', async () => {
    const payment = samplePayment({ receiptNumber: 'A 14/2026' })
    const pdf = await drawReceipt({ stay, payment, brand: 'Ceiba Stays', contact: '+502' })
    const raw = pdf.toString('latin1')
    expect(raw).toMatch(/^%PDF-/)
    expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(raw).toContain('/Lang (es)')
    expect(receiptNumber(samplePayment())).toBe('P-7K2M9QAB')
    expect(fileName(receiptNumber(payment))).toBe('A-14-2026.pdf')
  })

  it('says that it is a preview as long as the payment is not noted', async () => {
    const receipt = { stay, payment: samplePayment(), brand: 'Ceiba Stays', contact: '+502' }
    const title = String.raw`(Recibo P-7K2M9QAB \(vista previa\))`
    expect((await drawReceipt({ ...receipt, isPreview: true })).toString('latin1')).toContain(title)
    expect((await drawReceipt(receipt)).toString('latin1')).not.toContain(title)
  })

  it('says what was paid of a cancelled stay, and names nothing as open', async () => {
    const payment = samplePayment({ language: 'en' })
    const paid = { ...stay, payments: [payment] }
    const textOf = async (stay: Stay) => {
      const pdf = await drawReceipt({ stay, payment, brand: 'Ceiba Stays', contact: '+502' })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
        mergePages: true,
      })
      return text
    }
    expect(await textOf(paid)).toContain('Still open')
    const ofCancelled = await textOf({ ...paid, stage: 'cancelled' })
    expect(ofCancelled).toContain('Paid so far')
    expect(ofCancelled).not.toContain('Still open')
  })
})
