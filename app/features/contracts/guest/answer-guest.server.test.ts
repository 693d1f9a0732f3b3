import { expect, it } from 'vitest'
import { clientAddressHeader } from '~/platform/http/client-address'
import { message } from '~/platform/forms/form-message'
import { sampleContract } from '~/testing/factories/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sendEndlessForms } from '~/testing/send-endless-forms'
import { answerGuest } from './answer-guest.server'

it('asks a guest to try again while the client sends as many files as it may', async () => {
  const address = '190.56.1.2'
  await sendEndlessForms(address, 6)
  const body = new FormData()
  body.set('photoFile', new File(['a picture'], 'ana.jpg'))
  const headers = { [clientAddressHeader]: address }
  const request = new Request('http://localhost:3000/contract', { method: 'POST', body, headers })
  const contract = sampleContract()
  const store = fakeContractStore([contract], [])
  const context = { request, locale: 'en', link: 'a link', signer: null, store } as const
  expect(await answerGuest(contract, context)).toMatchObject({
    data: { formError: message('sendDataError') },
    init: { status: 503 },
  })
})
