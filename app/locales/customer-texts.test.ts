import { expect, test } from 'vitest'
import { serverWords as en } from './en/server'
import { serverWords as es } from './es/server'

/** Texts that the customer gave word for word: contracts-and-routes.md §5 and §8, leads-and-content.md §8. */
const { messages } = en.forms
const texts: [where: string, text: string, given: string][] = [
  ['forms', messages.enterField, 'Please enter field'],
  ['forms', messages.enterName, 'Please enter name'],
  ['forms', messages.enterLastName, 'Please enter last name'],
  ['forms', messages.enterEmail, 'Please enter email'],
  ['forms', messages.chooseCountry, 'Please choose country'],
  ['forms', messages.enterPhone, 'Please enter phone'],
  ['forms', messages.writeRequest, 'Please write request'],
  ['forms', messages.acceptPrivacy, 'Confirm that you have read and accept the privacy policies'],
  ['forms', messages.invalidEmail, 'It is not a valid email'],
  ['forms', messages.selectValue, 'Please select a Value'],
  ['forms', messages.fieldRequired, 'Required field!'],
  ['forms', messages.required, 'is required!'],
  ['guests', messages.guestsNeeded, 'You must add the information of the guests'],
  ['guests', messages.documentNeeded, 'You must add your document'],
  ['guests', messages.photoNeeded, 'You must add a photo'],
  ['guests', messages.acceptContract, 'You must accept the terms of the contract'],
  ['404', en.errors.notFound, 'Sorry, the page you visited does not exist'],
  ['server error', en.errors.server, 'Sorry, the server is wrong'],
  ['load failure', en.errors.loadFailure, 'Error {{status}}'],
  ['load failure', es.errors.loadFailure, 'Error {{status}}'],
  ['send failure', messages.sendDataError, 'The information could not be sent, please try again'],
  [
    'failed call',
    messages.formIncomplete,
    'Failed to send, check that the information is complete',
  ],
  ['subscription', en.leads.alreadySubscribed, 'You are already subscribed'],
  ['promotion', en.landings.promotionNotAvailable, 'Promotion not available'],
  ['lists', en.listings.noResults, 'No results, try a new search'],
  ['capacity', en.listings.maxCapacity, 'Maximum capacity reached'],
  ['capacity', messages.maxCapacity, 'Maximum capacity reached'],
  ['cancellation', en.detail.noPolicies, 'No policies available'],
  ['camera', es.contract.guest.cameraDenied, 'No se pudo acceder a la camara - Permiso Denegado'],
  ['landing', es.landings.gone, 'Publicacion Ya No Disponible'],
  ['blog', es.blog.noResults, 'No hay resultados'],
  ['videos', es.landings.videoError, 'Error: {{message}}'],
]

test.each(texts)('the customer’s text, %s: %s', (_, text, given) => {
  expect(text).toBe(given)
})

test('both reports are confirmed and say that they will be evaluated', () => {
  const { done, evaluated } = en.report
  expect(`${done.productReport} ${evaluated}`).toMatch(/^Reported Product.*will be evaluated/)
  expect(`${done.providerReport} ${evaluated}`).toMatch(/^Provider Reported.*will be evaluated/)
})

test('an empty document says that it is coming', () => {
  expect(en.owners.comingSoon).toBe('Coming soon')
  expect(es.owners.comingSoon).toBe('Próximamente')
})

test('what is wrong with the dates of a product asks to delete or edit it', () => {
  const codes = [
    'MISSING_STARTDATE',
    'MISSING_ENDDATE',
    'MISSING_DATE',
    'STARTDATE_IS_NOT_A_DATE',
    'ENDDATE_IS_NOT_A_DATE',
    'PAST_STARTDATE',
    'PAST_ENDDATE',
    'NON_EXISTENT_PRODUCT',
    'INVALID_PRODUCT_TYPE',
  ] as const
  for (const code of codes) {
    expect(en.pricing.verify[code], code).toMatch(/delete/)
    expect(es.pricing.verify[code], code).toMatch(/elimín/)
  }
})
