// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { Waited } from './waited'

const show = await showIn('es')

it('says of what has just come that it is less than a minute', () => {
  show(<Waited waited={{ unit: 'minutes', count: 0 }} />)
  expect(screen.getByText('menos de un minuto')).toBeTruthy()
})
