import { expect, it } from 'vitest'
import { clientAddressHeader } from '~/platform/http/client-address'
import { sendEndlessForms } from '~/testing/send-endless-forms'
import { contractWords } from '../contract-words.server'
import { answerVerify } from './answer-verify.server'

it('says to come back later while the client sends as many files as it may', async () => {
  const address = '190.56.1.2'
  await sendEndlessForms(address, 6)
  const body = new FormData()
  body.set('pdf', new File(['a PDF'], 'contract.pdf'))
  const headers = { [clientAddressHeader]: address }
  const request = new Request('http://localhost:3000/verify', { method: 'POST', body, headers })
  expect(await answerVerify(request, 'en')).toMatchObject({
    data: { isGood: false, message: contractWords('en').verify.unavailable },
    init: { status: 503 },
  })
})
