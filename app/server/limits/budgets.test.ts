import { describe, expect, it } from 'vitest'
import { createBudgets, type Work } from './budgets'

function startBudgets() {
  const state = { now: 0, lag: 0 }
  const budgets = createBudgets({ lag: () => state.lag, now: () => state.now })
  const chargeMany = (address: string, work: Work, times: number) =>
    Array.from({ length: times }, () => budgets.charge(address, work)?.status ?? 'charged')
  return { state, budgets, chargeMany }
}

describe('the budgets', () => {
  it('are never met by twenty people behind one address who go through filters all day', () => {
    const { state, budgets } = startBudgets()
    const refused = []
    for (let second = 0; second < 3600; second++) {
      state.now = second * 1000
      // Each opens a page with a new filter every six seconds, with the data and the calls of its script.
      for (const work of [
        'page',
        'page',
        'page',
        'data',
        'data',
        'data',
        'call',
        'call',
      ] as const) {
        refused.push(budgets.charge('203.0.113.7', work))
      }
    }
    expect(refused.filter(Boolean)).toEqual([])
  })

  it('end for an address that asks for pages as fast as it can, and fill again', () => {
    const { state, budgets, chargeMany } = startBudgets()
    expect(chargeMany('203.0.113.7', 'page', 240)).toEqual(Array(240).fill('charged'))
    expect(budgets.charge('203.0.113.7', 'form')).toEqual({ status: 429, retryAfter: 1 })
    expect(budgets.charge('203.0.113.8', 'form')).toBeNull()
    state.now = 1000
    expect(chargeMany('203.0.113.7', 'page', 9)).toEqual([...Array<string>(8).fill('charged'), 429])
  })

  it('end for everybody where many addresses ask together', () => {
    const { state, budgets } = startBudgets()
    const answers = Array.from({ length: 2001 }, (_, index) =>
      budgets.charge(`198.51.${index}`, 'page'),
    )
    expect(answers.slice(0, 2000).filter(Boolean)).toEqual([])
    expect(answers[2000]).toEqual({ status: 503, retryAfter: 5 })
    state.now = 1000
    expect(budgets.charge('198.51.1', 'page')).toBeNull()
    expect(budgets.rejections()).toBe(1)
  })

  it.each(['form', 'call', 'own'] as const)('keep a reserve for a %s', (work) => {
    const { budgets } = startBudgets()
    for (let index = 0; index < 2000; index++) budgets.charge(`198.51.${index}`, 'page')
    expect(budgets.charge('203.0.113.7', 'page')).toEqual({ status: 503, retryAfter: 5 })
    expect(budgets.charge('203.0.113.7', work)).toBeNull()
    for (let index = 0; index < 1700; index++) budgets.charge(`203.0.${index}`, 'call')
    expect(budgets.charge('203.0.113.7', work)).toEqual({ status: 503, retryAfter: 5 })
  })

  it('are closed to what can wait while the event loop lags', () => {
    const { state, budgets } = startBudgets()
    state.lag = 1200
    for (const work of ['page', 'data', 'picture'] as const) {
      expect(budgets.charge('203.0.113.7', work)).toEqual({ status: 503, retryAfter: 5 })
    }
    for (const work of ['form', 'call', 'own'] as const) {
      expect(budgets.charge('203.0.113.7', work)).toBeNull()
    }
    state.lag = 100
    expect(budgets.charge('203.0.113.7', 'data')).toBeNull()
  })

  it.each(['127.0.0.1', '', '0:0:0:0'])(
    'leave a proxy on this machine (%j) to the budget of all',
    (address) => {
      expect(startBudgets().chargeMany(address, 'page', 1000)).toEqual(Array(1000).fill('charged'))
    },
  )
})
