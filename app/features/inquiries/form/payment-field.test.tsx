// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import type { PaymentOption } from '../page/inquiry-options'
import { PaymentField } from './payment-field'

function Form({ payments }: { payments: PaymentOption[] }) {
  const [, fields] = useForm<{ paymentMethod: string }>({})
  return (
    <PaymentField field={fields.paymentMethod} payments={payments} onChoose={() => undefined} />
  )
}

it('asks how the visitor would pay only where there is a way to pay', async () => {
  const show = await showIn('en')
  const cash = { id: 'p1', slug: 'cash', name: 'Cash', percent: 0 }
  expect(show(<Form payments={[cash]} />).getByRole('combobox').textContent).toBe('Cash')
  expect(show(<Form payments={[]} />).container.textContent).toBe('')
})
