import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameMessage } from '~/features/stays/staff/message-names'
import { submissionKinds } from './submission-kinds.server'

/** The names of all kinds that files of features declare. */
function declaredKinds(): string[] {
  return readdirSync('app/features', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join('app/features', name), 'utf8').matchAll(
        /\boutboxKind\(\{\s*name: '([\w-]+)'/g,
      ),
    ])
    .map(([, kind = '']) => kind)
}

it('delivers every kind that features declare', () => {
  const names = submissionKinds.map(({ name }) => name)
  expect(declaredKinds().length).toBeGreaterThan(10)
  expect(names).toEqual(expect.arrayContaining(declaredKinds()))
})

it.each(submissionKinds.flatMap(({ name, stepNames }) => stepNames.map((step) => [name, step])))(
  'has words for staff who read that %s · %s was not delivered',
  (kind = '', step = '') => {
    expect(nameMessage(kind, step)).toMatchObject({
      name: expect.any(String),
      step: expect.any(String),
    })
  },
)
