import { expect, it } from 'vitest'
import { contractFormSchema } from '../form/contract-form-schema'
import { editorSteps, stepsWithErrors } from './editor-steps'

it('the steps hold each field of the form but its switches and what is hidden', () => {
  const fields: string[] = editorSteps.flatMap((step) => [...step.fields])
  const others = ['template', 'language', 'activePayAuthorization', 'asDraft']
  expect([...fields, ...others].toSorted()).toEqual(
    Object.keys(contractFormSchema.shape).toSorted(),
  )
})

it('a refused field marks its step, also one within a row', () => {
  expect(stepsWithErrors(['endDate', 'signers[0].email'])).toEqual(
    new Set(['step-stay', 'contract-signers']),
  )
  expect(stepsWithErrors(['', 'stayed'])).toEqual(new Set())
})
