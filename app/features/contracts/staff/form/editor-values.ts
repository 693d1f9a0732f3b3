import type { ContractFormInput } from './contract-form-schema'

type Switch = 'activePayAuthorization' | 'asDraft'

/** As the fields hold them: amounts with their cents. */
export type EditorValues = {
  [Name in Exclude<keyof ContractFormInput, 'signers'>]?: Name extends Switch
    ? boolean
    : ContractFormInput[Name] | string
} & Pick<ContractFormInput, 'signers'>
