// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { picture } from '~/testing/factories/picture'
import { showIn } from '~/testing/show'
import { savesDataMark } from '~/ui/layout/saves-data'
import { RotatingPhotos } from './rotating-photos'

it.each([
  ['change', 'by themselves', false, false, 'Pause the photos'],
  ['stand still', 'with reduced motion', true, false, 'Resume the photos'],
  ['stand still', 'with saved data', false, true, 'Resume the photos'],
])('photos %s %s', async (_what, _when, matches, savesData, label) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const root = document.documentElement
  root.toggleAttribute(savesDataMark, savesData)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    root.removeAttribute(savesDataMark)
  })
  const pictures = ['roofs_1', 'roofs_2'].map((hash) => ({ picture: picture({ hash }), alt: '' }))
  const show = await showIn('en')
  show(<RotatingPhotos pictures={pictures} sizes="100vw" />)
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(label)
})
