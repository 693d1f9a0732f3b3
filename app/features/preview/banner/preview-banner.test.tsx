// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { showIn } from '~/testing/show'
import { PreviewBanner } from './preview-banner'

const notice: PreviewNotice = {
  title: 'Vista previa',
  facts: ['Borrador'],
  leave: null,
  other: { href: '/preview/x', label: 'English', lang: 'en' },
  asOf: {
    label: 'A la fecha',
    hourLabel: 'Hora de Guatemala',
    day: '2030-05-01',
    hour: '14:37',
    apply: 'Mostrar',
    carried: [{ name: 'preview', value: 'token' }],
  },
  notSent: 'No se envió nada.',
}

it('shows the moment as the site writes days, and asks for a day and an hour', async () => {
  const show = await showIn('es')
  show(<PreviewBanner notice={notice} />)
  expect(screen.getByRole('button', { name: /A la fecha 01-may-2030/ })).toBeTruthy()
  const form = document.querySelector('form')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    preview: 'token',
    asOf: '2030-05-01',
    asOfHour: '14:37',
  })
})
