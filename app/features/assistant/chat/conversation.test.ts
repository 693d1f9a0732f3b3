// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import type { AssistantAnswer } from '../answer/assistant-answer'
import { createConversation } from './conversation'
import type { FetchedAnswer } from './fetch-answer'

const answerTo = (question: string): AssistantAnswer => ({
  question,
  first: 'words',
  says: `About ${question}`,
  rentals: null,
  faqs: null,
  isHandOver: false,
})

function converse() {
  const asked: string[] = []
  const conversation = createConversation(async (question): Promise<FetchedAnswer> => {
    asked.push(question)
    return { state: 'answered', answer: answerTo(question) }
  })
  const shown = () => conversation.exchanges().map(({ question, state }) => `${question}: ${state}`)
  return { conversation, asked, shown }
}

beforeEach(() => sessionStorage.clear())

it('shows a question at once, and its answer when it comes', async () => {
  const { conversation, shown } = converse()
  conversation.open('en', null)
  const answered = conversation.ask('pool', 'en')
  expect(shown()).toEqual(['pool: waiting'])
  await answered
  expect(shown()).toEqual(['pool: answered'])
})

it('begins with the answer that the page brought, and asks nothing for it', () => {
  const { conversation, asked, shown } = converse()
  conversation.open('en', answerTo('pool'))
  conversation.open('en', answerTo('pool'))
  expect(shown()).toEqual(['pool: answered'])
  expect(asked).toEqual([])
})

it('asks the last three questions again after a reload, each language its own', async () => {
  const before = converse()
  before.conversation.open('en', null)
  for (const question of ['one', 'two', 'three', 'four'])
    await before.conversation.ask(question, 'en')
  const after = converse()
  after.conversation.open('en', answerTo('four'))
  expect(after.asked).toEqual(['two', 'three'])
  expect(after.shown().map((each) => each.split(':')[0])).toEqual(['two', 'three', 'four'])
  const spanish = converse()
  spanish.conversation.open('es', null)
  expect(spanish.asked).toEqual([])
})

it('forgets everything when it starts over', async () => {
  const { conversation, shown } = converse()
  conversation.open('en', null)
  await conversation.ask('pool', 'en')
  conversation.startOver()
  expect(shown()).toEqual([])
  const after = converse()
  after.conversation.open('en', null)
  expect(after.asked).toEqual([])
})

it('does without a session that holds something else', () => {
  sessionStorage.setItem('assistant-questions-en', '{"broken"')
  const { conversation, shown } = converse()
  conversation.open('en', null)
  expect(shown()).toEqual([])
})
