import { expect, test } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { whatsAppText } from './whatsapp-text'

const inquiry = {
  name: 'Casa Jacaranda',
  reference: 'casa-jacaranda',
  link: 'https://ceiba.example/x?adult=2',
  facts: [
    { label: 'Fechas', value: '01-feb-2027 a 08-feb-2027' },
    { label: 'Huéspedes', value: '2 adultos' },
  ],
}

test('the text names the place, its link, the stay and the total, in the language of the page', async () => {
  const { getFixedT } = await createServerI18n('es')
  const text = whatsAppText({ ...inquiry, total: 'Q5,460' }, getFixedT('es', 'calculator'))
  expect(text.split('\n')).toEqual([
    'Hola, quisiera saber más sobre Casa Jacaranda (casa-jacaranda): https://ceiba.example/x?adult=2',
    'Fechas: 01-feb-2027 a 08-feb-2027',
    'Huéspedes: 2 adultos',
    'Total: Q5,460',
  ])
})

test('what is not known yet is not said', async () => {
  const { getFixedT } = await createServerI18n('en')
  const text = whatsAppText({ ...inquiry, facts: [], total: null }, getFixedT('en', 'calculator'))
  expect(text).not.toContain('\n')
  expect(text).not.toContain('Total')
})
