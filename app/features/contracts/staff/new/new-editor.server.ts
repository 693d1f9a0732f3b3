import { randomUUID } from 'node:crypto'
import type { Contract } from '~content/contract'
import type { ContractTemplate } from '~content/contract-template'
import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { contractWords } from '~/features/contracts/contract-words.server'
import { readBlocks } from '~/features/contracts/text/read-blocks.server'
import { readStaffBar } from '~/features/staff/area/read-staff-bar.server'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { bookableRentals, mailOf } from '../editor/editor-data.server'
import type { EditorData } from '../editor-data'
import { amountsInCurrency } from '../form/amounts-in-currency'
import type { EditorValues } from '../form/editor-values'
import { moneyCurrencies } from '../form/money-currencies.server'
import { valuesOfTemplate } from '../form/template-terms'
import { valuesOfContract } from '../form/values-of-contract'
import { valuesOfStay } from './values-of-stay.server'

type NewEditor = {
  staff: Staff
  language: Locale
  locale: Locale
  now: Date
  /** All that is known of it is filled in. */
  stay: Stay | null
  /** The contract whose figures it begins with. */
  like: Contract | null
}

/** The editor of a contract that is to be made of a template. */
export async function newEditor(
  template: ContractTemplate,
  { staff, language, locale, now, stay, like }: NewEditor,
): Promise<EditorData> {
  const begin = valuesOfTemplate(template, now)
  const before: EditorValues = { ...begin, ...(like && forCopy(valuesOfContract(like))) }
  const known = stay && valuesOfStay(stay, { language, percent: template.customDownPayment })
  const values: EditorValues = {
    ...(known ? amountsInCurrency(before, known.currency, moneyCurrencies()) : before),
    ...known,
    contractDate: begin.contractDate,
  }
  return {
    words: contractWords(locale),
    locale,
    bar: await readStaffBar({ staff, locale, current: 'staffContracts' }),
    template: {
      id: template.documentId,
      language,
      hasPayAuthorization: template.showInfoCreditCard,
    },
    formKey: randomUUID(),
    mail: mailOf(language),
    blocks: readBlocks(template.descriptionOne),
    rentals: bookableRentals(locale, like?.reservation.rentalId),
    values,
    existing: null,
  }
}

/** A copy has signers of its own, with links of their own. The lines of the price belong to the other stay. */
function forCopy({ signers, priceLines: _, ...values }: EditorValues): EditorValues {
  return { ...values, signers: signers?.map(({ id: __, ...signer }) => signer) }
}
