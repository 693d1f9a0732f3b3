import type { IncomingMessage } from 'node:http'
import { findPage } from '~/routing/find-page'
import { findResource } from '~/routing/find-resource'
import { pagePathOfData } from '~/routing/page-request'
import { pageEntry } from '~/routing/table'
import type { Work } from './budgets'

type Asked = Pick<IncomingMessage, 'method'>

const isSending = ({ method }: Asked) => method === 'POST' || method === 'PUT'

/** What answering a request costs where nothing of it is stored. */
export function kindOfWork(request: Asked, path: string): Work {
  if (findResource(path)) return 'call'
  const isData = path.endsWith('.data')
  if (isSending(request)) return isData ? 'call' : 'form'
  const page = findPage(isData ? pagePathOfData(path) : path)
  if (page && pageEntry(page.name).delivery === 'never') return 'own'
  return isData ? 'data' : 'page'
}

/** Whether a form of a public page comes without script: those share one limit of what is sent. */
export function isFormOfPage(request: Asked, path: string): boolean {
  if (!isSending(request)) return false
  const page = findPage(path)
  return page !== null && pageEntry(page.name).delivery !== 'never'
}
