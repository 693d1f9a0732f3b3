import type { ContractWords } from '~/features/contracts/contract-words'

type EditorStep = {
  /** Of its part of the form. */
  id: string
  heading: keyof ContractWords['staff'] & `${string}Heading`
  /** Its fields, in the order of the page. */
  fields: readonly string[]
}

/** The parts of the contract form, in their order. */
export const editorSteps = [
  {
    id: 'step-stay',
    heading: 'stayHeading',
    fields: [
      'fullName',
      'guestEmail',
      'property',
      'address',
      'rentalId',
      'totalGuests',
      'startDate',
      'endDate',
      'stay',
    ],
  },
  { id: 'contract-signers', heading: 'signersHeading', fields: ['signers'] },
  {
    id: 'step-payments',
    heading: 'payHeading',
    fields: [
      'currency',
      'fullPayment',
      'customDownPayment',
      'downPayment',
      'firstPayment',
      'secondPayment',
      'priceLines',
    ],
  },
  {
    id: 'step-figures',
    heading: 'customHeading',
    fields: [
      'downPaymentDays',
      'cancellationCoverExpenses',
      'damageDeposit',
      'depositReturnDays',
      'lostFirstDeposit',
      'lostFirstDepositDays',
      'customCheckIn',
      'customCheckOut',
    ],
  },
  {
    id: 'step-more',
    heading: 'moreHeading',
    fields: ['contractDate', 'linkDays', 'extraTerms'],
  },
] as const satisfies readonly EditorStep[]

/** Id of the section with the text that the guest will read. */
export const previewSectionId = 'preview'

/** The steps with a field that was refused. `names` are of fields, as the form reports them: `signers[0].email`. */
export function stepsWithErrors(names: readonly string[]): Set<string> {
  const refused = new Set(names.map((name) => name.replace(/[[.].*$/, '')))
  return new Set(
    editorSteps
      .filter(({ fields }) => fields.some((field) => refused.has(field)))
      .map(({ id }) => id),
  )
}
