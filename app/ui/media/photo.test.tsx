// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { picture } from '~/testing/factories/picture'
import { Photo } from './photo'

afterEach(cleanup)

const source = () => screen.getByAltText('Roofs').getAttribute('src')

it('asks to reload where a picture failed, not where there is none', () => {
  render(<Photo picture={picture({ hash: 'roofs_1' })} alt="Roofs" sizes="100vw" />)
  expect(source()).toContain('roofs_1')
  fireEvent.error(screen.getByAltText('Roofs'))
  expect(source()).toMatch(/#failed$/)
  cleanup()
  render(<Photo picture={null} alt="Roofs" sizes="100vw" />)
  expect(source()).toMatch(/fallback[^#]*$/)
})
