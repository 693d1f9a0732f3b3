import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watchEventLoopLag } from './event-loop-lag.server'

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('notices an event loop that is late again and again, and not one long piece of work', async () => {
  const { lag, stop } = watchEventLoopLag()
  block(700)
  await pause(120)
  expect(lag()).toBeLessThan(500)
  for (let times = 0; times < 3; times++) {
    block(1500)
    await pause(1)
  }
  expect(lag()).toBeGreaterThan(500)
  stop()
}, 15_000)
