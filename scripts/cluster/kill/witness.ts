import { resources } from '~/routing/resources'
import { type MadeContract, signContract } from './contracts'
import { createVisitor, type Visitor } from './visitor'

type Witness = { staff: Visitor; file: string; content: string }

/** Signs a contract and reads its private file as staff, before anything is killed. */
export async function makeWitness(
  staff: Visitor,
  contract: MadeContract,
  { address, origin }: { address: string; origin: string },
): Promise<Witness> {
  const id = await signContract(createVisitor(address, origin), contract)
  if (id === null) throw new Error('The nights of a contract without a rental are taken.')
  const file = `/${resources.staffFile.path.replace(':id', id)}`
  const { status, text } = await staff.read(file)
  if (status !== 200) throw new Error(`A private file answers ${status} before anything is killed.`)
  return { staff, file, content: text }
}

/** Whether the session from before still opens the same file. Asks often enough to meet every node. */
export async function isWitnessWell({ staff, file, content }: Witness): Promise<boolean> {
  for (let times = 0; times < 6; times++) {
    const { status, text } = await staff.read(file)
    if (status !== 200 || text !== content) return false
  }
  return true
}
